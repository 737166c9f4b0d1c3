// Dialog: a question before everything else. The browser's own dialog keeps the focus inside and gives it back.

import { html, render } from '../vendor/lit.js';
import { t } from '../app/words.js';
import * as icons from './icons.js';

let count = 0;

/**
 * Opens a dialog and waits until it is closed.
 * @param {string} title
 * @param {(close: (value?: string) => void, redraw: () => void) => unknown} content
 * @returns {Promise<string>} what it was closed with; empty when it was left
 */
export function ask(title, content) {
  count += 1;
  const id = `dialog-${count}`;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', id);
  const close = (value = '') => dialog.close(value);
  const redraw = () => {
    render(
      html`<div class="inside">
        <header>
          <h2 id=${id}>${title}</h2>
          <button class="button quiet icon compact" @click=${() => close()} aria-label=${t('dialog.close')}>${icons.close}</button>
        </header>
        ${content(close, redraw)}
      </div>`,
      dialog,
    );
  };
  redraw();
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => {
    // A click beside the dialog closes it.
    if (event.target === dialog) close();
  });
  dialog.showModal();
  return new Promise((closed) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      closed(dialog.returnValue);
    });
  });
}

/** Asks whether something is really meant. @param {string} title @param {string} text @param {string} yes @returns {Promise<boolean>} */
export async function confirm(title, text, yes) {
  const answer = await ask(title, (close) => html`
    <p>${text}</p>
    <div class="row">
      <button class="button primary" autofocus @click=${() => close('yes')}>${yes}</button>
      <button class="button" @click=${() => close()}>${t('dialog.cancel')}</button>
    </div>
  `);
  return answer === 'yes';
}
