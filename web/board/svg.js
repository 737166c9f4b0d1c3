// SVG: making and changing elements, and nothing else.

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

/** Writes attributes; those without a value are taken away. @param {Element} node @param {Attributes} attributes */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) {
      if (node.hasAttribute(name)) node.removeAttribute(name);
    } else if (node.getAttribute(name) !== String(value)) {
      node.setAttribute(name, String(value));
    }
  }
}

/**
 * A new SVG element.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name @param {Attributes} [attributes] @param {(Node | string)[]} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function el(name, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, name);
  set(node, attributes);
  node.append(...children);
  return node;
}

/**
 * A new HTML element.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Attributes} [attributes] @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function tag(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  set(node, attributes);
  node.append(...children);
  return node;
}

/** A symbol of the theme, drawn around the origin. @param {string} id @param {number} [size] */
export function use(id, size = 100) {
  return el('use', { href: `#${id}`, x: -size / 2, y: -size / 2, width: size, height: size });
}

/** @param {{ x: number, y: number }} point */
export const translate = ({ x, y }) => `translate(${x} ${y})`;

/** The same for stylesheets and animations, which want units. @param {{ x: number, y: number }} point */
export const moved = ({ x, y }) => `translate(${x}px, ${y}px)`;
