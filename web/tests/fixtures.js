// Fixtures: boards, scenes, touch trees and stories as the server sent them, for tests of what has no page.

import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../board/fixtures/', import.meta.url);

/** Every fixture by its name. */
export const fixtures = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
);

/** What a room says its events do; a theme without drawings. @param {string} game */
export function theme(game) {
  const room = game.split('-')[0];
  const facts = JSON.parse(readFileSync(new URL(`../../rooms/${room}/assets/theme.json`, import.meta.url), 'utf8'));
  return { facts, way: (/** @type {string} */ kind) => facts.events?.[kind] ?? {} };
}
