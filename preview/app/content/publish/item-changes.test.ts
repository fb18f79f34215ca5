import { describe, expect, it } from 'vitest';
import { describeItemChanges } from './item-changes.ts';
import { proposeRedirects } from './propose-redirects.ts';

const dish = (name: string, pricePence: number) => ({ id: name.toLowerCase(), name, pricePence });
const menuOf = (...items: readonly object[]) => ({
  id: 'main',
  name: 'Main',
  sections: [{ id: 's', name: 'Soups', items }],
});
const textsOf = (...input: Parameters<typeof describeItemChanges>) =>
  describeItemChanges(...input).map(({ text }) => text);

describe('the changes of an item in words', () => {
  it('name the entry and the field, with prices in pounds [editor.content]', () => {
    const before = menuOf(dish('Laksa', 1250), dish('Pho', 1100));
    const after = menuOf(dish('Laksa', 1300), dish('Pho', 1100));
    expect(textsOf('menu', before, after)).toEqual(['Laksa: Price: £12.50 → £13.00']);
  });

  it('name added, removed and moved entries with their list [editor.content]', () => {
    const [laksa, pho, bun] = [dish('Laksa', 1250), dish('Pho', 1100), dish('Bun', 900)];
    expect(textsOf('menu', menuOf(laksa), menuOf(laksa, pho))).toEqual(['Soups: Dishes: added Pho']);
    expect(textsOf('menu', menuOf(laksa, pho), menuOf(laksa))).toEqual(['Soups: Dishes: removed Pho']);
    expect(textsOf('menu', menuOf(laksa, pho, bun), menuOf(pho, bun, laksa))).toEqual([
      'Soups: Dishes: Laksa moved from first to third',
    ]);
  });

  it('name the weekday of other hours [editor.content]', () => {
    const hours = (Open: string) => ({ openingTimes: { sunday: { Open, Close: '22:00' } } });
    expect(textsOf('restaurants', hours('12:00'), hours('11:00'))).toEqual([
      'Opening hours: Sunday: Opens: ‘12:00’ → ‘11:00’',
    ]);
  });

  it('are none for equal items in another order of fields [editor.content]', () => {
    expect(textsOf('offer', { id: 'a', title: 'A' }, { title: 'A', id: 'a' })).toEqual([]);
  });
});

describe('the redirects for a moved restaurant', () => {
  const at = (city: string, slug: string) => ({ city, slug });

  it('lead from its page and its booking page to the new ones [editor.addresses]', () => {
    expect(proposeRedirects('restaurants', at('bath', 'old'), at('bath', 'new'))).toEqual([
      { from: '/restaurants/bath/old', to: '/restaurants/bath/new', prefix: true },
      { from: '/booking/old', to: '/booking/new', prefix: true },
    ]);
    expect(proposeRedirects('restaurants', at('bath', 'a'), at('wells', 'a'))).toEqual([
      { from: '/restaurants/bath/a', to: '/restaurants/wells/a', prefix: true },
    ]);
  });

  it('are none for the same address, an incomplete one, a new restaurant and other content [editor.addresses]', () => {
    expect(proposeRedirects('restaurants', at('bath', 'a'), at('bath', 'a'))).toEqual([]);
    expect(proposeRedirects('restaurants', at('bath', 'a'), at('bath', ''))).toEqual([]);
    expect(proposeRedirects('restaurants', undefined, at('bath', 'a'))).toEqual([]);
    expect(proposeRedirects('offer', at('bath', 'a'), at('bath', 'b'))).toEqual([]);
  });
});
