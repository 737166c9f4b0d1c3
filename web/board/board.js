// Board: the element <cof-board>. It holds what it was given, draws it, takes touches and tells what came of them. What a
// touch means it reads from the tree; what happened, from stories. It knows no game.

import { Bubble } from './bubble.js';
import { Face } from './face.js';
import { Hand } from './hand.js';
import { Keyboard } from './keyboard.js';
import { Player } from './player.js';
import { Pointer } from './pointer.js';
import { Rail } from './rail.js';
import { Sounds } from './sounds.js';
import { THEMES, setOf, theme as themeOf, wardrobe } from './theme.js';
import { acts } from './effects.js';
import { bare, picture, whole } from './scene.js';
import { calm, modeOf, more, small } from './mode.js';
import { foresee } from './preview.js';
import { answers, asks, ghosts, lights, names, presses, spotlit, ways } from './view.js';
import { png, svgText } from './export.js';
import { el, set, tag } from './svg.js';
import { sheet } from './style.js';
import './piece.js';

/** @typedef {import('../types/wire.js').Layout} Layout */
/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('../types/wire.js').SceneChange} SceneChange */
/** @typedef {import('../types/wire.js').Story} Story */
/** @typedef {import('../types/wire.js').TouchNode} TouchNode */
/** @typedef {import('./theme.js').Theme} Theme */

/**
 * @typedef {object} BoardMarks
 * @property {string[]} [last]
 * @property {string[]} [hint]
 * @property {string[]} [goal] What is to be reached; nothing else is dimmed for it.
 * @property {{ sites: string[], kind?: 'hint' | 'last' | 'idea', event?: string }[]} [arrows]
 */

/** What can be set from outside, with what it is at first. Every change is drawn. */
const GIVEN = {
  layout: /** @type {Layout | null} */ (null),
  turns: 0,
  marks: /** @type {BoardMarks} */ ({}),
  camp: '',
  words: (/** @type {string} */ key) => key,
  label: '',
  letters: false,
  coordinates: true,
  hints: true,
  /** Whether what lies before somebody is shown elsewhere. */
  apart: false,
  /** Where that is, by camp. */
  heaps: /** @type {(camp: string) => Element | null} */ (() => null),
};

/** What keeps the room of a board until it is drawn. @param {boolean} still */
function blank(still) {
  const face = el('svg', { class: 'face', viewBox: '0 0 1 1', 'aria-hidden': 'true' });
  return still ? [face] : [face, tag('div', { class: 'rail' })];
}

export class Board extends HTMLElement {
  static observedAttributes = ['theme', 'themes', 'set', 'mode', 'still'];

  #given = { ...GIVEN };
  /** @type {Scene | null} */
  #scene = null;
  /** @type {TouchNode | null} */
  #entry = null;
  /** @type {string | null} */
  #bound = null;
  /** @type {Theme | null} */
  #theme = null;
  #drawn = '';
  #asked = false;
  /** @type {Rail | null} */
  #rail = null;
  /** @type {Bubble | null} */
  #bubble = null;
  /** What the half-entered step waits for, as it was told last. */
  #ask = '';
  /** @type {(() => void)[]} */
  #waiting = [];

  speed = 1;
  /** @type {Face | null} */
  face = null;
  picture = bare();
  /** Places and ways that somebody thinks of. @type {Set<string>} */
  plans = new Set();
  hand = new Hand(this);
  sounds = new Sounds();
  player = new Player({ speed: () => this.speed, still: () => calm.matches });

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: false });
    root.adoptedStyleSheets = [sheet];
    this.live = tag('div', { class: 'unseen', 'aria-live': 'polite' });
    this.look = () => this.redraw();
    this.player.addEventListener('change', () => this.redraw());
    /** @param {KeyboardEvent} event */
    this.enter = (event) => {
      const free = event.target === document.body || event.target === this;
      if (event.key === 'Enter' && free && !event.defaultPrevented && !this.face?.places.ringed && this.hand.pressDefault()) event.preventDefault();
    };
  }

  connectedCallback() {
    // What was set before the element was known lies on it as plain properties.
    for (const name of [...Object.keys(GIVEN), 'scene', 'entry', 'bound', 'theme', 'themes', 'mode', 'still', 'muted', 'volume', 'voice']) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    document.addEventListener('keydown', this.enter);
    more.addEventListener('change', this.look);
    small.addEventListener('change', this.look);
    wardrobe.addEventListener('change', this.look);
    if (!this.face) this.shadowRoot?.replaceChildren(...blank(this.still), this.live);
    this.redraw();
  }

  disconnectedCallback() {
    document.removeEventListener('keydown', this.enter);
    more.removeEventListener('change', this.look);
    small.removeEventListener('change', this.look);
    wardrobe.removeEventListener('change', this.look);
    this.player.finish();
  }

  attributeChangedCallback() {
    this.redraw();
  }

  get layout() { return this.#given.layout; }
  set layout(layout) {
    // The same board told again is no reason to draw it anew.
    if (JSON.stringify(layout) !== JSON.stringify(this.#given.layout)) this.#give('layout', layout);
  }
  get turns() { return this.#given.turns; }
  set turns(turns) { this.#give('turns', turns ?? 0); }
  get marks() { return this.#given.marks; }
  set marks(marks) {
    this.#give('marks', marks ?? {});
    this.#lead();
  }
  get camp() { return this.#given.camp; }
  set camp(camp) { this.#give('camp', camp ?? ''); }
  get words() { return this.#given.words; }
  set words(words) { this.#give('words', words); }
  get label() { return this.#given.label; }
  set label(label) { this.#give('label', label ?? ''); }
  get letters() { return this.#given.letters; }
  set letters(letters) { this.#give('letters', letters); }
  get coordinates() { return this.#given.coordinates; }
  set coordinates(coordinates) { this.#give('coordinates', coordinates); }
  get hints() { return this.#given.hints; }
  set hints(hints) { this.#give('hints', hints); }
  get apart() { return this.#given.apart; }
  set apart(apart) { this.#give('apart', apart); }
  get heaps() { return this.#given.heaps; }
  set heaps(heaps) { this.#give('heaps', heaps); }
  get theme() { return this.getAttribute('theme') ?? ''; }
  set theme(theme) { set(this, { theme }); }
  get themes() { return this.getAttribute('themes') ?? THEMES; }
  set themes(themes) { set(this, { themes }); }
  get mode() { return this.getAttribute('mode') ?? ''; }
  set mode(mode) { set(this, { mode }); }
  get still() { return this.hasAttribute('still'); }
  set still(still) { this.toggleAttribute('still', still); }
  /** Whether the frame yields to the places: on what is only looked at it may stay. */
  get snug() { return small.matches && !this.still; }
  get muted() { return this.sounds.muted; }
  set muted(muted) { this.sounds.muted = muted; }
  get volume() { return this.sounds.volume; }
  set volume(volume) { this.sounds.volume = volume; }
  get voice() { return this.sounds.voice; }
  set voice(voice) { this.sounds.voice = voice; }

  /** @template {keyof typeof GIVEN} Name @param {Name} name @param {(typeof GIVEN)[Name]} value */
  #give(name, value) {
    if (this.#given[name] === value) return;
    this.#given[name] = value;
    this.redraw();
  }

  get entry() { return this.#entry; }
  set entry(entry) {
    if (entry === this.#entry) return;
    this.#entry = entry;
    this.#begin();
  }

  get bound() { return this.#bound; }
  set bound(bound) {
    if ((bound ?? null) === this.#bound) return;
    this.#bound = bound ?? null;
    this.#begin();
  }

  #begin() {
    this.hand.touches.reset(this.#entry, this.#bound);
    this.hand.touches.buttons = new Set(this.layout?.buttons.map(({ text }) => text));
    this.#lead();
    for (const button of this.hand.touches.cut) this.tell('cof-more', { touched: [button] });
    this.hand.quiet();
    this.redraw();
  }

  /** Whoever follows a hinted way from place to place must not end on the way. */
  #lead() {
    for (const { sites, kind } of this.marks.arrows ?? []) if (kind === 'hint' && sites.length > 2) this.hand.touches.lead(sites);
  }

  get scene() { return this.#scene; }
  set scene(scene) {
    this.#scene = scene;
    this.picture = scene ? picture(scene, this.picture) : bare();
    this.hand.quiet();
    this.player.clear();
    this.face?.things.show(this.picture);
    this.redraw();
  }

  /** @param {string} name @param {object} detail */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Draws soon what has changed, once for many changes. */
  redraw() {
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      if (this.#asked) this.#draw();
    });
  }

  #draw() {
    this.#asked = false;
    const { layout } = this.#given;
    if (!this.isConnected || !layout) return;
    const key = [this.themes, this.theme, this.turns, this.still, this.snug].join('|');
    if (this.#drawn !== key || this.face?.geometry.layout !== layout) {
      this.#drawn = key;
      void themeOf(this.themes, this.theme).then((theme) => {
        if (this.#drawn === key && this.layout === layout) this.#build(layout, theme);
      });
      return;
    }
    this.#show();
  }

  /** @param {Layout} layout @param {Theme} theme */
  #build(layout, theme) {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const focused = this.face?.places.ringed;
    this.player.clear();
    this.#theme = theme;
    const { turns, still, snug } = this;
    const face = new Face({ layout, theme, turns, still, snug, sound: (name) => this.sounds.play(name), heap: (camp) => this.heaps(camp) ?? this.#rail?.heap(camp) ?? null });
    this.face = face;
    this.hand.quiet();
    this.#rail = still ? null : new Rail();
    this.#bubble = still ? null : new Bubble();
    root.replaceChildren(face.svg, ...(this.#bubble ? [this.#bubble.node] : []), ...(this.#rail ? [this.#rail.node] : []), this.live);
    if (!still) {
      this.pointer = new Pointer(this.hand, face);
      this.keyboard = new Keyboard(this.hand, face);
    }
    face.things.show(this.picture);
    this.#show();
    if (focused) face.places.focus(focused);
    if (this.#scene) this.tell('cof-ready', {});
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Brings everything but the things themselves up to date. */
  #show() {
    const { face } = this;
    const scene = this.#scene;
    if (!face || !scene || !this.#theme) return;
    const { contrast, scheme } = modeOf(this.mode);
    this.style.colorScheme = scheme;
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const themed = this.#theme.sheet(this.getAttribute('set') || setOf(this.theme), contrast);
    if (root.adoptedStyleSheets[1] !== themed) root.adoptedStyleSheets = [sheet, themed];
    const { classList } = face.svg;
    classList.toggle('contrast', contrast);
    classList.toggle('lettered', contrast || this.letters || !this.#theme.css);
    classList.toggle('bare-labels', !this.coordinates);
    set(face.svg, { 'aria-label': this.label || this.words('board.label') });
    face.lights.show(lights(this, scene));
    face.spotlight.show(spotlit(this));
    face.ways.show(ways(this));
    ghosts(this, face);
    if (this.still) return;
    this.#rail?.name(this.words);
    const named = names(this, scene);
    face.places.name(named.name, named.chosen);
    if (!this.player.playing) this.#rail?.showTray(this.apart ? scene.reserves.filter(({ before }) => !before) : scene.reserves, this.#theme);
    this.#rail?.showButtons(presses(this));
    const { asking } = this.hand.touches;
    this.#bubble?.show(asking ? face.geometry.at(asking) : undefined, face.geometry, this.words('ask.which'), answers(this));
    const ask = asks(this);
    if (ask === this.#ask) return;
    this.#ask = ask;
    this.tell('cof-ask', { ask });
  }

  /**
   * Plays a story and shows what it ends in. All elements have a method of this name; called as that, it is that.
   * @overload @param {Story} story @param {Scene | SceneChange} after @param {{ told?: string, quiet?: boolean }} [options] @returns {Promise<void>}
   */
  /**
   * @overload @param {Keyframe[] | PropertyIndexedKeyframes | null} frames @param {number | KeyframeAnimationOptions} [timing] @returns {Animation}
   */
  /** @param {any} story @param {any} after @param {{ told?: string, quiet?: boolean }} [options] @returns {any} */
  animate(story, after, options) {
    return story && 'deed' in story ? this.#play(story, after, options) : super.animate(story, after);
  }

  /** @param {Story} story @param {Scene | SceneChange} after @param {{ told?: string, quiet?: boolean }} [options] */
  async #play(story, after, { told, quiet } = {}) {
    const scene = whole(this.#scene, after);
    if (this.#asked) this.#draw();
    const { face } = this;
    if (!face || !this.#scene) {
      this.scene = scene;
      return;
    }
    const { dropped } = this.hand;
    const before = this.picture;
    const list = acts(story, before, scene, face.theme);
    this.#scene = scene;
    this.picture = list.at(-1)?.after ?? picture(scene, before);
    this.hand.dropped = null;
    this.hand.quiet();
    face.things.show(before);
    const first = list[0]?.happening.sites;
    const carried = dropped && first?.[0] === dropped.from && first.at(-1) === dropped.to ? before.pieces.get(dropped.from) ?? before.tiles.get(dropped.from) : undefined;
    if (carried && dropped) face.things.stand(face.things.put(carried, dropped.from), dropped.to);
    if (!quiet) this.live.textContent = [told, ...story.caused.map(({ caption }) => caption)].filter(Boolean).join('. ');
    const shown = this.picture;
    await this.player.load(face, list, carried?.id ?? null);
    if (this.picture === shown && !this.player.away) this.face?.things.show(shown);
    this.redraw();
  }

  /** @param {string[]} touched @param {TouchNode} tree */
  extend(touched, tree) {
    this.hand.touches.extend(touched, tree);
    this.#lead();
    this.redraw();
  }

  /** Shows why not: the refused place trembles, what could be done instead is lit. @param {string} touch @param {string[]} instead */
  showRefusal(touch, instead) {
    this.tremble(touch);
    this.hand.instead = this.hand.touches.waysOf(instead);
    this.redraw();
  }

  /** @param {string} touch */
  tremble(touch) {
    const token = [...(this.face?.things.tokens.values() ?? [])].find(({ site }) => site === touch);
    const node = token?.body ?? this.face?.places.cell(touch);
    if (!node || calm.matches || this.speed <= 0) return;
    const shake = [0, -7, 6, -4, 2, 0].map((x) => ({ translate: `${x}px 0` }));
    node.animate(shake, { duration: 300 });
  }

  /** @param {{ story: Story, after: Scene | SceneChange }} preview */
  preview({ story, after }) {
    const { face } = this;
    if (!face || !this.#scene || this.player.away || !this.hand.asking) return;
    const list = acts(story, this.picture, whole(this.#scene, after), face.theme);
    foresee(face, list);
  }

  clearPreview() {
    if (this.face?.preview.firstChild) foresee(this.face, []);
  }

  cancel() {
    this.hand.quiet();
    this.redraw();
  }

  /** Shows the end of whatever is being told. */
  settle() {
    if (this.player.away) this.player.finish();
  }

  /** Marks a place or a way that somebody thinks of; the same again takes it away. Nobody else sees it. @param {string} from @param {string} to */
  plan(from, to) {
    const key = from === to ? from : `${from} ${to}`;
    if (!this.plans.delete(key)) this.plans.add(key);
    this.tell('cof-plan', { plans: this.plans.size });
    this.redraw();
  }

  /** Takes away whatever one thought of. */
  forgetPlans() {
    if (!this.plans.size) return;
    this.plans.clear();
    this.tell('cof-plan', { plans: 0 });
  }

  /** Goes by keyboard to the question that stands at a place. */
  focusQuestion() {
    if (this.#asked) this.#draw();
    this.#bubble?.focus();
  }

  /** @param {string} [text] */
  focusSite(text) {
    this.face?.places.focus(text ?? this.face.places.current);
  }

  /** The present picture as a file of its own. */
  toSvg() {
    return this.face ? svgText(this.face.svg) : '';
  }

  /** @param {number} [width] */
  toPng(width = 1600) {
    const { geometry } = /** @type {Face} */ (this.face);
    return png(this.toSvg(), width, Math.round((width * geometry.view.height) / geometry.view.width));
  }
}

customElements.define('cof-board', Board);
