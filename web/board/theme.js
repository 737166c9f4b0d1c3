// Theme: how a game looks, sounds and moves, read from the files of its room. Whatever is missing is drawn plainly.

/**
 * What an event does to the things on its places.
 * carry: the piece goes from the first place over the others to the last. bear: a new one comes out of the first place.
 * put: a new one comes from beside the board. take: pieces leave. turn: pieces change camp. crown: they change kind.
 * shift: the tile goes to the last place. lift: tiles leave. settle: the tile is put back. undo: piece and tile go back where they
 * came from. show: nothing but a look at it.
 * @typedef {'carry' | 'undo' | 'bear' | 'put' | 'take' | 'turn' | 'crown' | 'shift' | 'lift' | 'settle' | 'show'} Effect
 */

/**
 * @typedef {object} Way
 * @property {Effect} [effect]
 * @property {string} [sound]
 * @property {boolean} [hop] the piece is lifted from place to place
 * @property {boolean} [along] it happens together with the event before it
 * @property {string} [kind] the kind a new or crowned piece has
 * @property {number} [hold] how long one looks at it afterwards, in milliseconds
 */

/**
 * @typedef {object} Facts
 * @property {number} [frame] width of the frame in hundredths of a cell
 * @property {boolean} [tray] whether there are ever pieces beside the board
 * @property {Record<string, Way>} [events]
 * @property {Record<string, Record<string, string>>} [letters] letters on pieces, by language and camp
 * @property {Record<string, Record<string, string>>} [sets] other materials of board and pieces: their names, by id and language
 */

/** The set that is there without being chosen. */
export const FIRST_SET = 'first';

/** What stands for a symbol that the theme does not have. */
const PLAIN = `
<symbol id="surface" viewBox="0 0 100 100" preserveAspectRatio="none"><rect class="plain-surface" width="100" height="100"/></symbol>
<symbol id="square" viewBox="-50 -50 100 100"><rect class="plain-square" x="-49" y="-49" width="98" height="98" rx="4"/></symbol>
<symbol id="gap" viewBox="-50 -50 100 100"></symbol>
<symbol id="point" viewBox="-50 -50 100 100"><circle class="plain-point" r="6"/></symbol>
<symbol id="hollow" viewBox="-50 -50 100 100"><circle class="plain-square" r="36"/></symbol>
<symbol id="tile" viewBox="-50 -50 100 100"><rect class="plain-tile" x="-45" y="-45" width="90" height="90" rx="8"/></symbol>
<symbol id="piece" viewBox="-50 -50 100 100"><circle class="plain-piece" r="36"/></symbol>`;

export class Theme {
  /** @param {string} css @param {string} svg @param {Facts} facts */
  constructor(css, svg, facts) {
    this.css = css;
    this.facts = facts;
    /** @type {Map<string, CSSStyleSheet>} */
    this.sheets = new Map();
    const read = new DOMParser().parseFromString(svg || '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml');
    /** @type {Element[]} */
    this.parts = [...read.documentElement.children].flatMap((node) => (node.localName === 'defs' ? [...node.children] : [node]));
    const own = new Set(this.parts.map((node) => node.id));
    const plain = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${PLAIN}</svg>`, 'image/svg+xml');
    this.parts.push(...[...plain.documentElement.children].filter((node) => !own.has(node.id)));
    this.ids = new Set(this.parts.map((node) => node.id));
  }

  /** The stylesheet of a set. In high contrast all sets look alike. @param {string} set @param {boolean} contrast */
  sheet(set, contrast) {
    const known = !contrast && this.facts.sets?.[set] ? set : FIRST_SET;
    const key = `${known} ${contrast}`;
    const found = this.sheets.get(key) ?? sheetOf(this.css, known, contrast);
    this.sheets.set(key, found);
    return found;
  }

  /** The frame in hundredths of a cell. */
  get frame() {
    return this.facts.frame ?? 50;
  }

  /** The letter on a piece in the reader's language; a capital stays one. @param {string} camp @param {string} glyph */
  letter(camp, glyph) {
    const { letters } = this.facts;
    const letter = (letters?.[document.documentElement.lang] ?? letters?.en)?.[camp];
    if (!letter) return glyph;
    return glyph === glyph.toLowerCase() ? letter : letter.toUpperCase();
  }

  /** What the theme refers to, to be put into a drawing of its own. @returns {Node[]} */
  definitions() {
    return this.parts.map((node) => document.importNode(node, true));
  }

  /** What an event of this kind does. @param {string} kind @returns {Way} */
  way(kind) {
    return this.facts.events?.[kind] ?? {};
  }

  /** The symbol of a piece: its own, another of its camp, or a plain one. @param {string} camp @param {string} kind */
  piece(camp, kind) {
    if (kind === 'tile' && !camp) return 'tile';
    const start = `piece-${camp || 'none'}-`;
    if (this.ids.has(start + kind)) return start + kind;
    return [...this.ids].find((id) => id.startsWith(start)) ?? 'piece';
  }

  /** The symbol of a part of the board; those with variants differ from place to place. @param {string} name @param {string} ground @param {number} at */
  part(name, ground, at) {
    const base = this.ids.has(`${name}-${ground}`) ? `${name}-${ground}` : name;
    let variants = 0;
    while (this.ids.has(`${base}-${variants + 1}`)) variants += 1;
    // A fixed scramble: the same place always looks the same, and neighbours differ.
    const chosen = ((at * 7 + 3) * 2654435761) % 4294967296;
    const number = Math.floor((chosen / 4294967296) * (variants + 1));
    return number ? `${base}-${number}` : base;
  }
}

/**
 * The theme's stylesheet for one of the modes. What stands under `prefers-contrast: more` counts when the reader has chosen
 * high contrast here, whatever the system says; what stands in a layer counts when the set of that name was chosen.
 * (Classes of ancestors are of no use: they do not reach into symbols.)
 * @param {string} css @param {string} set @param {boolean} contrast
 */
function sheetOf(css, set, contrast) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  /** @type {string[]} */
  const chosen = [];
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = sheet.cssRules[at];
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-contrast')) rule.media.mediaText = contrast ? 'all' : 'not all';
    if (!(rule instanceof CSSLayerBlockRule)) continue;
    if (rule.name === set) chosen.push(...[...rule.cssRules].map(({ cssText }) => cssText));
    sheet.deleteRule(at);
  }
  // A layer would yield to what stands outside it, so its rules are put after the others.
  for (const rule of chosen) sheet.insertRule(rule, sheet.cssRules.length);
  return sheet;
}

/** @param {string} address */
async function read(address) {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : '';
  } catch {
    // Without its files a board is still a board.
    return '';
  }
}

/** The sets that the viewer has chosen, by theme. @type {Record<string, string>} */
let worn = {};
/** Tells when another set was chosen. */
export const wardrobe = new EventTarget();

/** Dresses boards and pieces. @param {Record<string, string>} sets by theme */
export function wear(sets) {
  if (JSON.stringify(sets) === JSON.stringify(worn)) return;
  worn = { ...sets };
  wardrobe.dispatchEvent(new Event('change'));
}

/** The set that was chosen for a theme. @param {string} id */
export function setOf(id) {
  return worn[id] ?? FIRST_SET;
}

/** @type {Map<string, Promise<Theme>>} */
const themes = new Map();

/** Themes lie beside the folder of this file unless the page says otherwise. */
export const THEMES = new URL('../games', import.meta.url).href;

/** The theme of a game, read once. @param {string} folder @param {string} id @returns {Promise<Theme>} */
export function theme(folder, id) {
  const base = `${folder}/${id}`;
  let found = themes.get(base);
  if (!found) {
    const files = id ? ['css', 'svg', 'json'].map((kind) => read(`${base}/theme.${kind}`)) : ['', '', ''];
    found = Promise.all(files).then(([css, svg, json]) => new Theme(css, svg, JSON.parse(json || '{}')));
    themes.set(base, found);
  }
  return found;
}
