// Export: the present picture as a file of its own. Colours come from stylesheets, so they are written into the elements.

/** Properties that a picture needs to look the same elsewhere. */
const PROPERTIES = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray',
  'opacity', 'stop-color', 'stop-opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
  'display', 'visibility', 'paint-order', 'mix-blend-mode', 'overflow',
];
/** What most elements have anyway. @type {Record<string, string>} */
const USUAL = {
  'fill-opacity': '1', stroke: 'none', 'stroke-opacity': '1', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter', 'stroke-dasharray': 'none',
  opacity: '1', 'stop-opacity': '1', display: 'inline', visibility: 'visible', 'paint-order': 'normal', 'mix-blend-mode': 'normal',
};

/** @param {SVGSVGElement} svg @returns {string} */
export function svgText(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  write(svg, copy);
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const part of copy.querySelectorAll('.places, .lights, .causes, .affected, .preview, .ghosts, [display=none]')) part.remove();
  for (const part of copy.querySelectorAll('*')) {
    for (const name of ['class', 'style', 'tabindex', 'role']) part.removeAttribute(name);
  }
  copy.removeAttribute('role');
  return new XMLSerializer().serializeToString(copy);
}

/** @param {Element} from @param {Element} to */
function write(from, to) {
  const look = getComputedStyle(from);
  for (const property of PROPERTIES) {
    const value = look.getPropertyValue(property);
    // A reference into the theme stands in the attribute already, and without the address of the page.
    if (!value || value === USUAL[property] || value.startsWith('url(')) continue;
    if (property.startsWith('font') && !(from instanceof SVGTextElement)) continue;
    to.setAttribute(property, value);
  }
  for (const [at, child] of [...from.children].entries()) write(child, to.children[at]);
}

/** @param {string} text @param {number} width @param {number} height @returns {Promise<Blob>} */
export async function png(text, width, height) {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
