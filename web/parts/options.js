// Options: the rules one can choose: presets first, then every option with what the booklet says of it. Our default and the booklet's
// word are two things: what differs from the one is not said to differ from the other.

import { html, nothing } from '../vendor/lit.js';
import { t } from '../app/words.js';

/** @typedef {import('../types/wire.js').GameCard} GameCard */
/** @typedef {import('../types/wire.js').Choice} Choice */
/** @typedef {import('../types/wire.js').Chosen} Chosen */
/** @typedef {import('../types/wire.js').Preset} Preset */

/** Standings that a preset's own name tells already. */
const NAMED = ['letter', 'watched'];

/** Values as text: those that differ from the defaults. @param {GameCard} card @param {string[]} values @returns {string} */
export function write(card, values) {
  return card.choices.flatMap((choice, index) => (values[index] === choice.default ? [] : [`${choice.name}=${values[index]}`])).join(',');
}

/** The options that differ from our defaults. @param {GameCard} card @param {string[]} values @returns {Choice[]} */
export function changedFrom(card, values) {
  return card.choices.filter((choice, index) => values[index] !== choice.default);
}

/** Whether a preset wants that nothing is taken back. @param {Preset} preset */
export function isFinal(preset) {
  return preset.table.split(',').includes('takeback=never');
}

/**
 * The presets as cards. Two may have the same rules and differ in what is taken back.
 * @param {GameCard} card @param {Chosen} meaning @param {boolean} final @param {(rules: string, preset: Preset) => void} change
 */
export function presets(card, meaning, final, change) {
  const same = card.presets.filter((preset) => preset.rules === meaning.rules);
  const chosen = same.find((preset) => isFinal(preset) === final) ?? same[0];
  return html`<fieldset class="presets">
    <legend><h2>${t('new.presets')}</h2></legend>
    <div class="cards">
      ${card.presets.map((preset) => html`<label class="preset">
        <input type="radio" name="preset" .checked=${preset === chosen} @change=${() => change(preset.rules, preset)} />
        <span class="face">
          <strong>${preset.name}</strong>
          ${NAMED.includes(preset.standing) ? nothing : html`<span class="row chips"><span class="chip ${preset.standing}">${t(`preset.${preset.standing}`)}</span></span>`}
          <span class="soft small">${preset.about}</span>
        </span>
      </label>`)}
    </div>
  </fieldset>`;
}

/** Every option, by groups, with what goes together. @param {GameCard} card @param {Chosen} meaning @param {(values: string[]) => void} change */
export function options(card, { values, possible }, change) {
  const groups = [...new Set(card.choices.map((choice) => choice.group))];
  return groups.map((group) => html`<div class="group stack">
    ${groups.length > 1 ? html`<h3>${t(`group.${group}`)}</h3>` : nothing}
    ${card.choices.map((choice, index) => (choice.group === group ? option(choice, values[index], possible[index], (value) => change(values.map((old, at) => (at === index ? value : old)))) : nothing))}
  </div>`);
}

/** What the booklet has to do with a value, as a chip. Who plays is no deviation. @param {Choice} choice @param {string} value */
function chip(choice, value) {
  const { standing, values, page } = choice.booklet;
  if (choice.group === 'seats' && standing !== 'lost') return nothing;
  const titles = choice.values.filter((each) => values.includes(each.name)).map((each) => each.title).join(', ');
  if (standing === 'says') {
    if (!values.length) return nothing;
    return values.includes(value) ? html`<span class="chip letter">${t('option.says.this')}</span>` : html`<span class="chip warm">${t('option.says', { value: titles })}</span>`;
  }
  if (standing === 'variant') {
    const printed = page ? t('option.variant.page', { page }) : t('option.variant');
    return values.includes(value) ? html`<span class="chip variant">${printed}</span>` : nothing;
  }
  return html`<span class="chip">${t(`option.${standing}`)}</span>`;
}

/** @param {Choice} choice @param {string} value @param {string[]} possible what goes together with the other options @param {(value: string) => void} change */
function option(choice, value, possible, change) {
  const { note } = choice.booklet;
  return html`<fieldset class="option ${value === choice.default ? '' : 'differs'}">
    <legend>${choice.title} ${chip(choice, value)}</legend>
    <p class="soft small">${choice.about}</p>
    <div class="segments">
      ${choice.values.map((each) => html`<label>
        <input type="radio" name="option-${choice.name}" .checked=${each.name === value} ?disabled=${!possible.includes(each.name)} @change=${() => change(each.name)} />
        <span>${each.title}</span>
      </label>`)}
    </div>
    ${note ? html`<p class="soft small booklet">${note}</p>` : nothing}
  </fieldset>`;
}
