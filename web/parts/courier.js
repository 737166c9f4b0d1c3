// Courier: from touches on the board to commands, and from the server's answers back to the board.

import { Refusal } from '../app/api.js';
import { settings } from '../app/settings.js';

/** @typedef {import('../app/table.js').Table} Table */
/** @typedef {import('../board/board.js').Board} Board */
/** @typedef {{ touched: string[], touch: string, more?: boolean }} Touched */

/** How long the pointer must rest before a step is shown in advance. */
const RESTS = 90;

export class Courier {
  /** The step the pointer rests on. @type {string | null} */
  #wanted = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Table} table @param {() => Board | null} board @param {(error: unknown) => void} refused */
  constructor(table, board, refused) {
    this.table = table;
    this.board = board;
    this.refused = refused;
  }

  /** A touch was accepted. Where it binds it must be told, and where the tree was cut the rest is asked for. @param {Touched} detail */
  async touch({ touched, more }) {
    this.refused(undefined);
    if (!more && !this.table.info?.binds_touch) return;
    try {
      const answer = await this.table.send({ do: 'touch', touched });
      if (answer?.kind === 'entry' && more) this.board()?.extend(answer.touched, answer.tree);
    } catch (error) {
      this.board()?.cancel();
      this.refused(error);
    }
  }

  /** The tree was cut where something is to be marked before anything is touched. @param {{ touched: string[] }} detail */
  async more({ touched }) {
    if (this.table.info?.binds_touch) return;
    const answer = await this.table.send({ do: 'touch', touched }).catch(() => undefined);
    if (answer?.kind === 'entry') this.board()?.extend(answer.touched, answer.tree);
  }

  /** A step is complete. @param {{ step: string }} detail */
  async step({ step }) {
    clearTimeout(this.#timer);
    this.#wanted = null;
    try {
      await this.table.send({ do: 'step', step });
    } catch (error) {
      this.board()?.cancel();
      this.refused(error);
    }
  }

  /** A touch is not offered: the server knows why. @param {Touched} detail */
  async refuse({ touched, touch }) {
    if (!this.table.may('step')) return;
    try {
      await this.table.send({ do: 'touch', touched: [...touched, touch] });
    } catch (error) {
      this.refused(error);
      if (error instanceof Refusal) this.board()?.showRefusal(touch, error.fault.instead ?? []);
    }
  }

  /** The pointer rests on a step, or has left it. @param {{ step: string | null }} detail */
  hover({ step }) {
    clearTimeout(this.#timer);
    this.#wanted = step;
    if (!step || !settings().preview) return;
    this.#timer = setTimeout(async () => {
      const answer = await this.table.send({ do: 'preview', step }).catch(() => undefined);
      if (answer?.kind === 'preview' && this.#wanted === step) this.board()?.preview(answer);
    }, RESTS);
  }
}
