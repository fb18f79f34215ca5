import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

/** The test's DOM takes no selectors with line breaks or with spaces inside brackets. */
const read = (path: string): string =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | (?=\))/g, (found) => found.trim());

/** The rules of a style sheet for paper. */
function readPrintRules(css: string): readonly CSSStyleRule[] {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.replaceChildren(style);
  const media = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSMediaRule);
  return media
    .filter((rule) => rule.media.mediaText === 'print')
    .flatMap((rule) => [...rule.cssRules].filter((each) => each instanceof CSSStyleRule));
}

/** The types of the tiles that paper shows of a page. */
function readPaper(...tiles: readonly string[]): readonly string[] {
  document.body.innerHTML = `<main>${tiles
    .map((tile) => tile.split(':'))
    .map(([type, journey]) => {
      const inside = journey ? `<div data-journey="${journey}"></div>` : '';
      return `<section class="tile" data-tile="${type}">${inside}</section>`;
    })
    .join('')}</main>`;
  const hidden = rules.filter(({ style }) => style.display === 'none').map(({ selectorText }) => selectorText);
  const shown = [...document.querySelectorAll('.tile')].filter((tile) => !hidden.some((each) => tile.matches(each)));
  return shown.map((tile) => tile.getAttribute('data-tile') ?? '');
}

let rules: readonly CSSStyleRule[] = [];
beforeEach(() => {
  rules = readPrintRules(read('../../site/layout/layout.css'));
});

describe('the paper of a page with a menu [diner.print]', () => {
  it.each([
    ['begins with the menu', ['menu-section', 'text', 'booking', 'promotions']],
    ['welcomes before the menu', ['hero', 'menu-section', 'text', 'divider', 'booking', 'promotions']],
  ])('has the menu and its texts alone if it %s', (_, tiles) => {
    expect(readPaper(...tiles)).toEqual(['menu-section', 'text']);
  });

  it('has a confirmed booking instead', () => {
    expect(readPaper('hero', 'menu-section', 'booking:thanks', 'promotions')).toEqual(['booking']);
  });

  it('leaves nothing out without a menu', () => {
    expect(readPaper('hero', 'booking', 'promotions')).toEqual(['hero', 'booking', 'promotions']);
  });
});

it('the minimum age of an offer is readable on paper, with backgrounds and without [diner.print]', () => {
  const adults = readPrintRules(read('../../blocks/promotions/promotions.module.css')).find(
    ({ selectorText }) => selectorText === '.adults',
  );
  expect([adults?.style.background, adults?.style.color]).toEqual([expect.stringContaining('none'), 'var(--ink)']);
});
