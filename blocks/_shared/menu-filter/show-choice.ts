import type { DishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import { type DishNoun, describeFilter, formatDishes } from '#schemas/domain/menu/filter/describe-filter.ts';
import { joinChoices } from '#schemas/domain/menu/filter/diet-profile.ts';
import { countSuitable, suitsChoice } from '#schemas/domain/menu/filter/dish-facts.ts';
import { chosenTagNames, readAddressChoice, showPersonalChoice } from './filter-form.ts';
import { isProfileSaved, readProfile } from './saved-profile.ts';

/** Shows the visitor's profile on the page: hides dishes that do not suit it, and updates forms, counts and messages. */
export function showChoice(): void {
  const choice = joinChoices(readProfile(), readAddressChoice());
  for (const dish of document.querySelectorAll<HTMLElement>('[data-dish]'))
    dish.hidden = !suitsChoice(dish.dataset.dish ?? '', choice);
  for (const section of document.querySelectorAll<HTMLElement>('[data-dishes]')) showSection(section);
  for (const host of document.querySelectorAll<HTMLElement>('live-filter')) showInTile(host, choice);
}

function showSection(section: HTMLElement): void {
  const shown = section.querySelectorAll('[data-dish]:not([hidden])').length;
  section.hidden = shown === 0;
  if (section.id)
    for (const link of document.querySelectorAll<HTMLElement>(`a[href="#${CSS.escape(section.id)}"]`)) {
      link.hidden = shown === 0;
      for (const count of link.querySelectorAll('[data-section-count]')) count.textContent = String(shown);
    }
  for (const count of section.querySelectorAll<HTMLElement>('[data-dish-count]'))
    count.textContent = formatDishes(shown, readNoun(count.dataset.dishCount));
}

const readNoun = (text: string | undefined): DishNoun => (text === 'drink' ? 'drink' : 'dish');

function showInTile(host: HTMLElement, choice: DishChoice): void {
  const form = host.querySelector('form');
  const tile = host.closest('.tile') ?? host;
  const { facts = '', total = '', noun } = host.dataset;
  if (!form) return;
  showPersonalChoice(form, choice);
  // What is left out is in view.
  if (choice.avoid.length > 0) for (const details of form.querySelectorAll('details')) details.open = true;
  const shown = countSuitable(facts, choice);
  const isSearched = new URLSearchParams(location.search).has('q');
  const isAll = shown === Number(total) && choice.diet.length + choice.avoid.length === 0 && !isSearched;
  const summary = describeFilter({
    diets: chosenTagNames(form),
    avoid: choice.avoid,
    shown,
    total: Number(total),
    noun: readNoun(noun),
  });
  for (const part of tile.querySelectorAll<HTMLElement>('[data-filter-part]')) {
    if (part.dataset.filterPart === 'summary' && part.textContent !== summary) part.textContent = summary;
    if (part.dataset.filterPart === 'note') part.hidden = choice.avoid.length === 0;
    if (part.dataset.filterPart === 'row') part.classList.toggle('screen-only', isAll);
    if (part.dataset.filterPart === 'none') part.hidden = shown > 0;
    if (part.dataset.filterPart === 'some') part.hidden = shown === 0;
    if (part.dataset.filterPart === 'clear') part.hidden = isAll;
    if (part.dataset.filterPart === 'page-only') part.hidden = isProfileSaved();
  }
}
