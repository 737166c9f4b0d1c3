// Capital: how a sentence begins. The name of a place keeps its letter: c4 is a place of the board, C4 is none.

/** A text as a sentence begins, in a language. @param {string} text @param {string} lang */
export function capital(text, lang) {
  return /^[a-z]+\d/.test(text) ? text : text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);
}
