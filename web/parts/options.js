// Options: the rules one can choose: presets first, then every option with its explanation and what differs from the book.

import { html, nothing } from '../vendor/lit.js';
import { t } from '../app/words.js';

/** @typedef {import('../types/wire.js').GameCard} GameCard */
/** @typedef {import('../types/wire.js').Choice} Choice */
/** @typedef {import('../types/wire.js').Chosen} Chosen */

/** Values as text: those that differ from the defaults. @param {GameCard} card @param {string[]} values @returns {string} */
export function write(card, values) {
  return card.choices.flatMap((choice, index) => (values[index] === choice.values[0].name ? [] : [`${choice.name}=${values[index]}`])).join(',');
}

/** The options that differ from the book. @param {GameCard} card @param {string[]} values @returns {Choice[]} */
export function changedFrom(card, values) {
  return card.choices.filter((choice, index) => values[index] !== choice.values[0].name);
}

/** What a preset changes, in words. @param {GameCard} card @param {string} rules */
function chips(card, rules) {
  return rules.split(',').filter(Boolean).map((word) => {
    const [name, value] = word.split('=');
    const choice = card.choices.find((choice) => choice.name === name);
    const title = choice?.values.find((each) => each.name === value)?.title ?? value;
    return html`<span class="chip">${choice?.title ?? name}: ${title}</span>`;
  });
}

/** The presets as cards. @param {GameCard} card @param {Chosen} meaning @param {(rules: string) => void} change */
export function presets(card, meaning, change) {
  return html`<fieldset class="presets">
    <legend><h2>${t('new.presets')}</h2></legend>
    <div class="cards">
      ${card.presets.map((preset) => html`<label class="preset">
        <input type="radio" name="preset" .checked=${preset.rules === meaning.rules} @change=${() => change(preset.rules)} />
        <span class="face">
          <strong>${preset.name}</strong>
          <span class="row chips">${preset.rules ? chips(card, preset.rules) : html`<span class="chip green">${t('new.book')}</span>`}</span>
        </span>
      </label>`)}
    </div>
  </fieldset>`;
}

/** Every option, by groups. @param {GameCard} card @param {string[]} values @param {(values: string[]) => void} change */
export function options(card, values, change) {
  const groups = [...new Set(card.choices.map((choice) => choice.group))];
  return groups.map((group) => html`<div class="group stack">
    ${groups.length > 1 ? html`<h3>${t(`group.${group}`)}</h3>` : nothing}
    ${card.choices.map((choice, index) => (choice.group === group ? option(choice, values[index], (value) => change(values.map((old, at) => (at === index ? value : old)))) : nothing))}
  </div>`);
}

/** @param {Choice} choice @param {string} value @param {(value: string) => void} change */
function option(choice, value, change) {
  const differs = value !== choice.values[0].name;
  return html`<fieldset class="option ${differs ? 'differs' : ''}">
    <legend>${choice.title}${differs ? html` <span class="chip warm">${t('new.differs', { book: choice.values[0].title })}</span>` : nothing}</legend>
    <p class="soft small">${choice.about}</p>
    <div class="segments">
      ${choice.values.map((each) => html`<label>
        <input type="radio" name="option-${choice.name}" .checked=${each.name === value} @change=${() => change(each.name)} />
        <span>${each.title}</span>
      </label>`)}
    </div>
  </fieldset>`;
}
