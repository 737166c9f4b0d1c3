// Main: the first module. It loads the visitor's language and starts the shell.

import { preferred, speak } from './words.js';
import { catalogue, me } from './house.js';
import { onSettings, settings } from './settings.js';
import { wear } from '../board/theme.js';

// What every page needs is asked for while the strings are on their way.
const language = speak(preferred());
me().catch(() => undefined);
// Boards wear what the visitor has chosen, also in the other tabs.
wear(settings().sets);
onSettings(({ sets }) => wear(sets));
await language;
catalogue().catch(() => undefined);
await import('./shell.js');
// When nothing else is to be done, the site is made ready for a time without a network.
if (settings().home) (self.requestIdleCallback ?? setTimeout)(() => import('../here/ready.js').then(({ makeReady }) => makeReady()));
