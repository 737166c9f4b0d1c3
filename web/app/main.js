// Main: the first module. It loads the visitor's language and starts the shell.

import { preferred, speak } from './words.js';
import { catalogue, me } from './house.js';

// What every page needs is asked for while the strings are on their way.
const language = speak(preferred());
me().catch(() => undefined);
await language;
catalogue().catch(() => undefined);
await import('./shell.js');
