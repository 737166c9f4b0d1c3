// Attuned: draws an element again when the reader changes a setting, for as long as it is on the page.

import { onSettings } from './settings.js';

export class Attuned {
  /** @param {import('./page.js').Part} host */
  constructor(host) {
    this.host = host;
    this.forget = () => {};
    host.addController(this);
  }

  hostConnected() {
    this.forget = onSettings(() => this.host.requestUpdate());
  }

  hostDisconnected() {
    this.forget();
  }
}
