// Geometry: where everything is, in hundredths of a cell, as the viewer sees it after the board was turned.

/** @typedef {import('../types/wire.js').Layout} Layout */
/** @typedef {import('../types/wire.js').Site} Site */

export const CELL = 100;
/** What is left of the frame where room is scarce, with names of rows and columns in it and without. */
const NARROW = 34;
const NARROWEST = 8;

/**
 * A place as it is seen: its middle, how many cells it lies from the left (a whole number where places stand in columns), and which
 * row from the top it stands in.
 * @typedef {{ text: string, site: Site, x: number, y: number, column: number, row: number }} Spot
 */

/** @typedef {{ text: string, x: number, y: number, kind: 'edge' | 'cell' }} Label */

/** @typedef {'up' | 'down' | 'left' | 'right'} Direction */

const ALONG = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

export class Geometry {
  /**
   * @param {Layout} layout @param {number} turns @param {number} frame width of the frame, in hundredths of a cell
   * @param {boolean} [snug] whether the places need the room that the frame would take
   */
  constructor(layout, turns, frame, snug = false) {
    this.layout = layout;
    this.frame = frame;
    /** Whether places are named after rows and columns. */
    this.named = layout.sites.every(({ text, x, y }) => text === `${String.fromCharCode(97 + x)}${y + 1}`);
    /** How much of the frame is cut off at each edge. */
    this.trim = snug ? Math.max(0, frame - (this.named ? NARROW : NARROWEST)) : 0;
    const quarter = turns % 2 === 1;
    this.columns = quarter ? layout.height : layout.width;
    this.rows = quarter ? layout.width : layout.height;
    this.width = this.columns * CELL + 2 * frame;
    this.height = this.rows * CELL + 2 * frame;
    /** The part that is seen. */
    this.view = { x: this.trim, y: this.trim, width: this.width - 2 * this.trim, height: this.height - 2 * this.trim };
    this.turns = ((turns % 4) + 4) % 4;
    /** @type {Map<string, Spot>} */
    this.spots = new Map(layout.sites.map((site) => [site.text, this.#spot(site)]));
    const heights = [...new Set([...this.spots.values()].map(({ y }) => y))].sort((a, b) => a - b);
    /** The places row by row, as they are seen: a row is what lies at one height. @type {Spot[][]} */
    this.lines = heights.map(() => []);
    for (const spot of this.spots.values()) {
      spot.row = heights.indexOf(spot.y);
      this.lines[spot.row].push(spot);
    }
    for (const line of this.lines) line.sort((a, b) => a.column - b.column);
  }

  /** Where a spot of the layout is seen; its neighbours may be less than a cell away. @param {number} x @param {number} y */
  cell(x, y) {
    let [column, row] = [x, this.layout.height - 1 - y];
    let [columns, rows] = [this.layout.width, this.layout.height];
    for (let turn = 0; turn < this.turns; turn += 1) {
      [column, row] = [rows - 1 - row, column];
      [columns, rows] = [rows, columns];
    }
    const middle = (/** @type {number} */ cells) => this.frame + Math.round((cells + 0.5) * CELL);
    return { column, row, x: middle(column), y: middle(row) };
  }

  /** @param {Site} site @returns {Spot} */
  #spot(site) {
    return { text: site.text, site, ...this.cell(site.x, site.y) };
  }

  /** @param {string} text */
  at(text) {
    return this.spots.get(text);
  }

  /** The place under a point, or none where the point is too far from all. @param {number} x @param {number} y */
  under(x, y) {
    const reach = this.layout.look === 'points' ? 0.5 * CELL : 0.52 * CELL;
    const near = [...this.spots.values()].filter((spot) => Math.abs(spot.x - x) <= reach && Math.abs(spot.y - y) <= reach);
    const far = (/** @type {Spot} */ spot) => Math.hypot(spot.x - x, spot.y - y);
    return near.sort((a, b) => far(a) - far(b)).at(0);
  }

  /**
   * The place to walk to. A neighbour straight on where there is one; else in the same row, or in the nearest row that has a
   * place close to this column.
   * @param {Spot} from @param {Direction} direction @returns {Spot | undefined}
   */
  next(from, direction) {
    const [dx, dy] = ALONG[direction];
    let best;
    let least = Infinity;
    for (const spot of this.spots.values()) {
      const [right, down] = [(spot.x - from.x) / CELL, (spot.y - from.y) / CELL];
      const along = right * dx + down * dy;
      const across = Math.abs(right * dy) + Math.abs(down * dx);
      if (along <= 0 || (dx !== 0 && across > 0) || across > along) continue;
      const beside = across === 0 && from.site.near.includes(spot.text);
      const cost = (beside ? 0 : 100) + along * 10 + across + (right < 0 ? 0.5 : 0);
      if (cost < least) [best, least] = [spot, cost];
    }
    return best;
  }

  /** Names of columns and rows along the edges, or a number in every cell where places are not named so. @returns {Label[]} */
  labels() {
    if (!this.named) {
      return [...this.spots.values()].map(({ text, x, y }) => ({ text, x: x - 47, y: y - 39, kind: 'cell' }));
    }
    const { width, height } = this.layout;
    // What is drawn within the frame may reach beyond its middle.
    const left = this.trim ? this.trim + NARROW * 0.48 : this.frame / 2;
    const low = this.height - left;
    /** @type {Label[]} */
    const labels = [];
    for (let x = 0; x < width; x += 1) {
      const seen = this.cell(x, 0);
      const text = String.fromCharCode(97 + x);
      labels.push(this.turns % 2 === 0 ? { text, x: seen.x, y: low, kind: 'edge' } : { text, x: left, y: seen.y, kind: 'edge' });
    }
    for (let y = 0; y < height; y += 1) {
      const seen = this.cell(0, y);
      const text = String(y + 1);
      labels.push(this.turns % 2 === 0 ? { text, x: left, y: seen.y, kind: 'edge' } : { text, x: seen.x, y: low, kind: 'edge' });
    }
    return labels;
  }
}
