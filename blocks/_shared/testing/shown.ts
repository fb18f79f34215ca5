import { screen } from '@testing-library/react';

/** For tests: the only element that matches, or the first one. Throws if there is none. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** For tests: the texts of the elements that match. */
export const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** For tests: whether an element has this text. */
export const hasText = (text: string | RegExp): boolean => screen.queryByText(text) !== null;
