// Piece: the element <cof-piece>, one piece of a theme as an inline picture.

import { THEMES, setOf, theme, wardrobe } from './theme.js';
import { el, use } from './svg.js';
import { modeOf } from './mode.js';
import { sheet } from './style.js';

export class PieceElement extends HTMLElement {
  static observedAttributes = ['theme', 'themes', 'camp', 'kind', 'mode'];
  #drawn = '';
  look = () => void this.#draw();

  connectedCallback() {
    this.setAttribute('aria-hidden', 'true');
    wardrobe.addEventListener('change', this.look);
    void this.#draw();
  }

  disconnectedCallback() {
    wardrobe.removeEventListener('change', this.look);
  }

  attributeChangedCallback() {
    if (this.isConnected) void this.#draw();
  }

  /** @param {string} name */
  #get(name) {
    return this.getAttribute(name) ?? '';
  }

  async #draw() {
    const worn = setOf(this.#get('theme'));
    const key = [...PieceElement.observedAttributes.map((name) => this.#get(name)), worn].join('|');
    if (key === this.#drawn) return;
    this.#drawn = key;
    const found = await theme(this.#get('themes') || THEMES, this.#get('theme'));
    if (key !== this.#drawn) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const { contrast, scheme } = modeOf(this.#get('mode'));
    root.adoptedStyleSheets = [sheet, found.sheet(worn, contrast)];
    this.style.colorScheme = scheme;
    const id = found.piece(this.#get('camp'), this.#get('kind'));
    const wanted = found.parts.filter((part) => part.id === id || part.localName !== 'symbol');
    const parts = wanted.map((part) => document.importNode(part, true));
    root.replaceChildren(el('svg', { class: contrast ? 'face piece contrast' : 'face piece', viewBox: '-50 -50 100 100' }, el('defs', {}, ...parts), use(id)));
  }
}

customElements.define('cof-piece', PieceElement);
