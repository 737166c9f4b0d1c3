// Settings: name, language, colours, sound, movement; and the visitor's identity, to carry along or to take away.

import { html, nothing } from '../vendor/lit.js';
import { reason, send } from '../app/api.js';
import { Attuned } from '../app/attuned.js';
import { toast } from '../app/announce.js';
import { carry, me, rename } from '../app/house.js';
import { Page } from '../app/page.js';
import { choose, settings } from '../app/settings.js';
import { LANGUAGES, ownName, t } from '../app/words.js';
import { comfortFields, onOff, segments } from '../parts/comfort.js';
import { confirm } from '../parts/dialog.js';
import * as icons from '../parts/icons.js';

/** The longest name. */
const LONGEST = 24;

class SettingsPage extends Page {
  static properties = { who: { state: true }, code: { state: true } };

  constructor() {
    super();
    /** @type {import('../types/wire.js').Me | undefined} */
    this.who = undefined;
    /** A code for another device. @type {{ code: string, seconds: number } | undefined} */
    this.code = undefined;
    // Another tab may change something too.
    new Attuned(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.name(t('shell.settings'));
    me().then((who) => (this.who = who), (error) => toast(reason(error)));
  }

  /** What a form's only field holds. @param {Event} event */
  taken(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    return String(new FormData(form).get('text') ?? '').trim();
  }

  /** @param {Event} event */
  async call(event) {
    try {
      this.who = await rename(this.taken(event));
      toast(t('settings.named', { name: this.who.name }));
    } catch (error) {
      toast(reason(error));
    }
  }

  async give() {
    try {
      this.code = await send('POST', '/api/me/code');
    } catch (error) {
      toast(reason(error));
    }
  }

  /** @param {Event} event */
  async take(event) {
    try {
      this.who = await carry(this.taken(event));
      toast(t('settings.carried', { name: this.who.name }));
    } catch (error) {
      toast(reason(error));
    }
  }

  /**
   * Gives up this device's identity, or all that is stored of it; then somebody new comes in by the front door.
   * @param {'leave' | 'forget'} deed
   */
  async depart(deed) {
    if (!(await confirm(t(`settings.${deed}`), t(`settings.${deed}.sure`), t(`settings.${deed}`)))) return;
    try {
      if (deed === 'leave') await send('POST', '/api/me/leave');
      else await send('DELETE', '/api/me');
      location.assign('/');
    } catch (error) {
      toast(reason(error));
    }
  }

  async revoke() {
    if (!(await confirm(t('settings.revoke'), t('settings.revoke.sure'), t('settings.revoke')))) return;
    try {
      this.who = await send('POST', '/api/me/revoke');
      toast(t('settings.revoked'));
    } catch (error) {
      toast(reason(error));
    }
  }

  render() {
    return html`
      <header class="page-head"><h1>${t('shell.settings')}</h1></header>
      <div class="columns">
        <section class="sheet stack" aria-labelledby="set-self">
          <h2 id="set-self">${t('settings.self')}</h2>
          <form class="field" @submit=${this.call}>
            <label for="own-name">${t('settings.name')}</label>
            <div class="with-button">
              <input id="own-name" name="text" type="text" maxlength=${LONGEST} required autocomplete="nickname" .value=${this.who?.name ?? ''} />
              <button class="button">${t('settings.save')}</button>
            </div>
          </form>
          ${segments('language', ['', ...LANGUAGES], t('settings.language'), (value) => (value ? ownName(value) : t('settings.auto')), settings().language, (language) => choose({ language }))}
        </section>
        <section class="sheet stack" aria-labelledby="set-comfort">
          <h2 id="set-comfort">${t('comfort.title')}</h2>
          ${comfortFields(() => this.requestUpdate())}
          ${onOff(t('athome.setting'), settings().home, (home) => choose({ home }))}
        </section>
        <section class="sheet stack" aria-labelledby="set-carry">
          <h2 id="set-carry">${t('settings.carry')}</h2>
          <p class="soft">${t('settings.carry.about')}</p>
          <div class="row"><button class="button" @click=${this.give}>${icons.link}${t('settings.give')}</button></div>
          ${this.code ? html`<p class="notice" role="status"><span><strong class="code">${this.code.code}</strong><br />${t('settings.code', { n: Math.round(this.code.seconds / 60) })}</span></p>` : nothing}
          <form class="field" @submit=${this.take}>
            <label for="carried">${t('settings.take')}</label>
            <div class="with-button">
              <input id="carried" name="text" type="text" maxlength="40" required autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" />
              <button class="button">${t('settings.use')}</button>
            </div>
          </form>
        </section>
        <section class="sheet stack" aria-labelledby="set-own">
          <h2 id="set-own">${t('settings.own')}</h2>
          <p class="soft">${t('settings.own.about')}</p>
          <div class="row"><a class="button" href="/api/me/export" download="coffret.json">${icons.download}${t('settings.export')}</a></div>
          <div class="row">
            <button class="button revoke" @click=${this.revoke}>${t('settings.revoke')}</button>
            <button class="button leave" @click=${() => this.depart('leave')}>${t('settings.leave')}</button>
            <button class="button forget" @click=${() => this.depart('forget')}>${t('settings.forget')}</button>
          </div>
        </section>
        <section class="sheet stack wide" aria-labelledby="set-sets">
          <h2 id="set-sets">${t('comfort.sets')}</h2>
          <cof-sets></cof-sets>
        </section>
      </div>
    `;
  }
}

customElements.define('cof-settings', SettingsPage);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-settings .route=${route}></cof-settings>`;
