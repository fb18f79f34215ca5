import type { DishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import { isDietTag } from '#schemas/domain/menu/tag-order.ts';

/** Whether a query value says what a person eats or avoids. Such values are saved in the browser, never in an address. */
const isPersonal = (name: string, value: string): boolean => name === 'avoid' || (name === 'diet' && isDietTag(value));

const checkboxesOf = (form: HTMLFormElement): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
];

/** The diets and allergens of the visitor that a form asks for. */
const personalCheckboxes = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  checkboxesOf(form).filter(({ name, value }) => isPersonal(name, value));

/** The visitor's choice in a form. Values of `saved` that the form does not ask for are included. */
export function readPersonalChoice(form: HTMLFormElement, saved: DishChoice): DishChoice {
  const boxes = personalCheckboxes(form);
  const merge = (name: string, values: readonly string[]): readonly string[] => {
    const offered = boxes.filter((box) => box.name === name);
    const others = values.filter((value) => offered.every((box) => box.value !== value));
    return [...others, ...offered.filter(({ checked }) => checked).map(({ value }) => value)];
  };
  return { diet: merge('diet', saved.diet), avoid: merge('avoid', saved.avoid) };
}

/** Checks the boxes of a choice. */
export function showPersonalChoice(form: HTMLFormElement, { diet, avoid }: DishChoice): void {
  for (const box of personalCheckboxes(form)) box.checked = (box.name === 'diet' ? diet : avoid).includes(box.value);
}

/** The names of the chosen diets and tags, as the form's labels have them. */
export const chosenTagNames = (form: HTMLFormElement): readonly string[] =>
  checkboxesOf(form)
    .filter(({ name, checked }) => name === 'diet' && checked)
    .map(({ labels }) => labels?.[0]?.textContent.trim() ?? '');

/** The diets and allergens in the page's address, from a link or a form that was sent without script. */
export function readAddressChoice(): DishChoice {
  const params = new URLSearchParams(location.search);
  const valuesOf = (name: string): readonly string[] =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter((value) => isPersonal(name, value));
  return { diet: valuesOf('diet'), avoid: valuesOf('avoid') };
}

/** The address that a form leads to, without personal values, and without its fragment, so that the page does not scroll. */
export function buildFormUrl(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  url.search = '';
  url.hash = '';
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value && !isPersonal(name, value)) url.searchParams.append(name, value);
  return url;
}

/** Whether an address selects the same dishes on the server as the page's own. */
export function isSameSelection(url: URL): boolean {
  const own = new URLSearchParams(location.search);
  return ['diet', 'avoid', 'q'].every((name) => `${own.getAll(name)}` === `${url.searchParams.getAll(name)}`);
}
