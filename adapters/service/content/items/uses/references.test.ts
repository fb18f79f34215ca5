import { describe, expect, it } from 'vitest';
import { createReferenceFinder } from './references.ts';

const refersToLunch = createReferenceFinder({ target: undefined, names: [], addresses: ['/offer/lunch'] });
const pageWith = (body: string) => ({ id: 'home', title: 'Home', tiles: [{ type: 'text', key: 'a', body }] });

describe('a page refers to an item with an address of its own', () => {
  it.each(['/offer/lunch', '/offer/lunch/', '/offer/lunch?party=2', '/offer/lunch#terms'])(
    'if it links to %s [editor.find]',
    (path) => {
      expect(refersToLunch('page', pageWith(`<p><a href="${path}">Lunch</a></p>`))).toBe(true);
      expect(refersToLunch('page', pageWith(`<p><a href='${path}'>Lunch</a></p>`))).toBe(true);
    },
  );

  it.each([
    '/offer/lunch-late',
    '/offer/lunch/terms',
    'https://other.example/offer/lunch',
    '/old/offer/lunch',
    '/offer',
  ])('and not if it links to %s [editor.find]', (path) => {
    expect(refersToLunch('page', pageWith(`<p><a href="${path}">Lunch</a></p>`))).toBe(false);
  });

  it('and not if it only mentions the address, or is of a type that is unknown [editor.find]', () => {
    expect(refersToLunch('page', pageWith('<p>See /offer/lunch</p>'))).toBe(false);
    expect(refersToLunch('page', { ...pageWith(''), tiles: [{ type: 'unknown', url: '/offer/lunch' }, null] })).toBe(
      false,
    );
  });
});

describe('content refers to a restaurant', () => {
  const addresses = ['/restaurants/bath/spa', '/booking/spa'];
  const refersToBath = createReferenceFinder({ target: undefined, names: [], addresses, hasPagesBelow: true });

  it.each(['/restaurants/bath/spa', '/restaurants/bath/spa/menu/food', '/booking/spa?party=2'])(
    'if it links to %s [editor.find]',
    (path) => expect(refersToBath('page', pageWith(`<p><a href="${path}">Bath</a></p>`))).toBe(true),
  );

  it.each(['/restaurants/bath/spa-road', '/restaurants/bath'])('and not if it links to %s [editor.find]', (path) =>
    expect(refersToBath('page', pageWith(`<p><a href="${path}">Bath</a></p>`))).toBe(false),
  );
});

it('a redirect leads to a page, and is not a link to the page from which it leads [editor.find]', () => {
  const refersToAbout = createReferenceFinder({ target: undefined, names: [], addresses: ['/about'] });
  const settings = (redirect: object) => ({ siteName: 'Pandan Row', redirects: [redirect] });
  expect(refersToAbout('settings', settings({ from: '/old', to: '/about' }))).toBe(true);
  expect(refersToAbout('settings', settings({ from: '/about', to: '/old' }))).toBe(false);
});
