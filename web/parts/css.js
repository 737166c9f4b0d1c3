// Css: sets custom properties on an element. The content policy forbids style attributes, and this needs none.

import { Directive, directive, noChange } from '../vendor/lit.js';

class Css extends Directive {
  /** @param {{ element: HTMLElement }} part @param {[Record<string, string>]} values */
  update(part, [values]) {
    Object.entries(values).forEach(([name, value]) => part.element.style.setProperty(name, value));
    return noChange;
  }
}

/** `<p ${css({ '--part': '40%' })}>` */
export const css = directive(Css);
