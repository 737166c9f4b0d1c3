// The files that the games of a module lack, one name a line.
//
// usage: node files.mjs MODULE

import { load } from './core.mjs';
import { module } from './kept.mjs';

const core = await load(module(process.argv[2]));
const games = core.request('games').split(' ').slice(1);
const names = games.flatMap((game) => core.missing(game).map(({ name }) => name));
console.log([...new Set(names)].join('\n'));
