// The module in JavaScript, as the browser has it.

export { load } from '../../../web/here/core.js';
