// QR: a text as a square of dark and light modules (ISO/IEC 18004): bytes, medium correction, versions 1 to 10. It draws nothing.

/** For each version: codewords of correction for a block, and how many data codewords each block has. @type {[number, number[]][]} */
const BLOCKS = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where alignment patterns stand. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
/** The bits that stand for medium correction. */
const MEDIUM = 0;

/** The eight masks. @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Multiplies in the field with 256 elements. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The correction codewords of a block. @param {number[]} data @param {number} degree */
function correction(data, degree) {
  const divisor = /** @type {number[]} */ (Array(degree).fill(0));
  divisor[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) {
      divisor[j] = times(divisor[j], root);
      if (j + 1 < degree) divisor[j] ^= divisor[j + 1];
    }
    root = times(root, 2);
  }
  const rest = /** @type {number[]} */ (Array(degree).fill(0));
  for (const byte of data) {
    const factor = byte ^ /** @type {number} */ (rest.shift());
    rest.push(0);
    divisor.forEach((coefficient, index) => (rest[index] ^= times(coefficient, factor)));
  }
  return rest;
}

/** All codewords in the order they are drawn. @param {Uint8Array} bytes @param {number} version */
function codewords(bytes, version) {
  const [degree, sizes] = BLOCKS[version - 1];
  const capacity = sizes.reduce((sum, size) => sum + size, 0);
  /** @type {number[]} */
  const bits = [];
  const push = (/** @type {number} */ value, /** @type {number} */ length) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  const data = Array.from({ length: capacity }, (_, index) => parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2));
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const corrections = blocks.map((block) => correction(block, degree));
  const turns = (/** @type {number[][]} */ lists) => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, index) => lists.map((list) => list[index])).flat().filter((word) => word !== undefined);
  };
  return [...turns(blocks), ...turns(corrections)];
}

/** A square being drawn: what is dark, and what may not be drawn over. */
class Square {
  /** @param {number} size */
  constructor(size) {
    this.size = size;
    this.dark = Array.from({ length: size }, () => /** @type {boolean[]} */ (Array(size).fill(false)));
    this.fixed = Array.from({ length: size }, () => /** @type {boolean[]} */ (Array(size).fill(false)));
  }

  /** @param {number} row @param {number} column @param {boolean} dark */
  fix(row, column, dark) {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row][column] = dark;
    this.fixed[row][column] = true;
  }

  /** Rings around a middle. @param {number} row @param {number} column @param {number} reach @param {number} light */
  rings(row, column, reach, light) {
    for (let r = -reach; r <= reach; r += 1) {
      for (let c = -reach; c <= reach; c += 1) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        this.fix(row + r, column + c, ring !== light && ring !== 4);
      }
    }
  }

  /** @param {number} version */
  patterns(version) {
    const last = this.size - 1;
    for (let i = 0; i < this.size; i += 1) {
      this.fix(6, i, i % 2 === 0);
      this.fix(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [[3, 3], [3, last - 3], [last - 3, 3]]) this.rings(row, column, 4, 2);
    const places = ALIGNED[version - 1];
    const corner = (/** @type {number} */ place) => place === 6 || place === last - 6;
    for (const row of places) {
      for (const column of places) {
        if (corner(row) && corner(column) && !(row === last - 6 && column === last - 6)) continue;
        this.rings(row, column, 2, 1);
      }
    }
    if (version >= 7) this.#version(version);
    this.format(0);
  }

  /** @param {number} version */
  #version(version) {
    let rest = version;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const [near, far] = [Math.floor(i / 3), this.size - 11 + (i % 3)];
      this.fix(near, far, ((bits >>> i) & 1) === 1);
      this.fix(far, near, ((bits >>> i) & 1) === 1);
    }
  }

  /** @param {number} mask */
  format(mask) {
    const data = (MEDIUM << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (/** @type {number} */ index) => ((bits >>> index) & 1) === 1;
    for (let i = 0; i <= 5; i += 1) this.fix(i, 8, bit(i));
    this.fix(7, 8, bit(6));
    this.fix(8, 8, bit(7));
    this.fix(8, 7, bit(8));
    for (let i = 9; i < 15; i += 1) this.fix(8, 14 - i, bit(i));
    for (let i = 0; i < 8; i += 1) this.fix(8, this.size - 1 - i, bit(i));
    for (let i = 8; i < 15; i += 1) this.fix(this.size - 15 + i, 8, bit(i));
    this.fix(this.size - 8, 8, true);
  }

  /** @param {number[]} words */
  fill(words) {
    let index = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const upward = ((right + 1) & 2) === 0;
        const row = upward ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.fixed[row][column]) continue;
          this.dark[row][column] = ((words[index >>> 3] >>> (7 - (index & 7))) & 1) === 1;
          index += 1;
        }
      }
    }
  }

  /** @param {number} mask */
  flip(mask) {
    for (let row = 0; row < this.size; row += 1) {
      for (let column = 0; column < this.size; column += 1) {
        if (!this.fixed[row][column] && MASKS[mask](row, column)) this.dark[row][column] = !this.dark[row][column];
      }
    }
  }

  /** How hard it is to read: long runs, blocks, false eyes, and an uneven balance. */
  penalty() {
    const lines = [...this.dark, ...this.dark.map((_, column) => this.dark.map((row) => row[column]))];
    let sum = 0;
    for (const line of lines) {
      const text = line.map(Number).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
    }
    let dark = 0;
    for (let row = 0; row < this.size; row += 1) {
      for (let column = 0; column < this.size; column += 1) {
        dark += Number(this.dark[row][column]);
        const four = [this.dark[row][column], this.dark[row + 1]?.[column], this.dark[row][column + 1], this.dark[row + 1]?.[column + 1]];
        if (four.every((value) => value === four[0])) sum += 3;
      }
    }
    return sum + 10 * Math.floor(Math.abs((dark * 20) / this.size ** 2 - 10));
  }
}

/** The modules of a text, row by row; nothing for a text that is too long. @param {string} text @returns {boolean[][] | undefined} */
export function modules(text) {
  const bytes = new TextEncoder().encode(text);
  const fits = BLOCKS.findIndex(([, sizes], index) => {
    const capacity = sizes.reduce((sum, size) => sum + size, 0);
    return bytes.length + (index + 1 < 10 ? 2 : 3) <= capacity;
  });
  if (fits < 0) return undefined;
  const version = fits + 1;
  const words = codewords(bytes, version);
  const tries = MASKS.map((_, mask) => {
    const square = new Square(17 + 4 * version);
    square.patterns(version);
    square.fill(words);
    square.flip(mask);
    square.format(mask);
    return square;
  });
  const best = tries.reduce((best, next) => (next.penalty() < best.penalty() ? next : best));
  return best.dark;
}
