import { describe, expect, it } from 'vitest';
import { describeItemChanges } from './item-changes.ts';
import { proposeRedirects } from './propose-redirects.ts';

const extra = (name: string, pricePence: number) => ({ id: name.toLowerCase(), name, pricePence });
const rulesWith = (...extras: readonly object[]) => ({ storeId: '1', extras });
const textsOf = (...input: Parameters<typeof describeItemChanges>) =>
  describeItemChanges(...input).map(({ text }) => text);

describe('the changes of an item in words', () => {
  it('of a menu name the dish and the field, with prices in pounds [editor.content] [editor.menus]', () => {
    const menuWith = (pricePence: number) => ({
      sections: [{ id: 's', name: 'Soups', items: [{ id: 'laksa', name: 'Laksa', pricePence }] }],
    });
    expect(textsOf('menu', menuWith(1250), menuWith(1300))).toEqual(['Laksa: price £12.50 → £13.00']);
  });

  it('have the pictures before and after, unless the picture stays [editor.content]', () => {
    const pictures = (before: object, after: object) =>
      describeItemChanges('restaurants', before, after).map((each) => each.pictures);
    const hero = (name: string, alt = '') => ({ heroMedia: { url: `/media/${name}.webp`, width: 8, height: 6, alt } });
    expect(pictures(hero('bar'), hero('room'))).toEqual([['/media/bar.webp', '/media/room.webp']]);
    expect(pictures({}, hero('room'))).toEqual([['/media/room.webp']]);
    expect(pictures(hero('room'), hero('room', 'The room'))).toEqual([undefined]);
    expect(pictures({ title: 'Soho' }, { title: 'Soho Square' })).toEqual([undefined]);
  });

  it('name the entry and the field, with prices in pounds [editor.content]', () => {
    const before = rulesWith(extra('Cake', 1250), extra('Roses', 1100));
    const after = rulesWith(extra('Cake', 1300), extra('Roses', 1100));
    expect(textsOf('booking-rules', before, after)).toEqual(['Cake: Price: £12.50 → £13.00']);
  });

  it('name added, removed and moved entries with their list [editor.content]', () => {
    const [cake, roses, bubbles] = [extra('Cake', 1250), extra('Roses', 1100), extra('Bubbles', 900)];
    expect(textsOf('booking-rules', rulesWith(cake), rulesWith(cake, roses))).toEqual(['Extras: added Roses']);
    expect(describeItemChanges('booking-rules', rulesWith(cake, roses), rulesWith(cake))).toMatchObject([
      { kind: 'removed', text: 'Extras: removed Roses' },
    ]);
    expect(textsOf('booking-rules', rulesWith(cake, roses, bubbles), rulesWith(roses, bubbles, cake))).toEqual([
      'Extras: Cake moved from first to third',
    ]);
  });

  it('name the weekday of other hours [editor.content]', () => {
    const hours = (Open: string) => ({ openingTimes: { sunday: { Open, Close: '22:00' } } });
    expect(textsOf('restaurants', hours('12:00'), hours('11:00'))).toEqual([
      'Opening hours: Sunday: Opening time: ‘12:00’ → ‘11:00’',
    ]);
  });

  it('describe an entry without a name by its days and hours, or by its fields [editor.content]', () => {
    const added = (overrides: readonly object[]) => textsOf('restaurants', { overrides: [] }, { overrides });
    const day = { startDate: '2026-12-28', endDate: '2026-12-28', openTime: 'Closed', closeTime: 'Closed' };
    expect(added([day])).toEqual(['Alternative hours: added 28 December 2026: Closed']);
    const week = { ...day, endDate: '2027-01-02', openTime: '12:00', closeTime: '18:00', reason: 'New year' };
    expect(added([week])).toEqual([
      'Alternative hours: added 28 December 2026 to 2 January 2027: 12:00 to 18:00 (New year)',
    ]);
    const rules = { stays: [] };
    expect(textsOf('booking-rules', rules, { stays: [{ upToCovers: 20, minutes: 120 }] })).toEqual([
      'Stays: added Largest party: 20; Minutes: 120',
    ]);
    expect(textsOf('restaurants', {}, { overrides: [day] })).toEqual([
      'Alternative hours: now 28 December 2026: Closed',
    ]);
  });

  it('name the options of a choice as the form does [editor.content]', () => {
    expect(textsOf('settings', { headerVariant: 'header4' }, { headerVariant: 'header5' })).toEqual([
      'Header: ‘White bar with round ends that floats over the page’ → ‘No bar: logo and menu in the left corner, booking in the right’',
    ]);
    expect(textsOf('booking-rules', {}, { bookable: 'holiday-park' })).toEqual(['Booking method: now ‘Holiday park’']);
    expect(textsOf('booking-rules', { bookable: 'fax' }, {})).toEqual(['Booking method: removed; it was ‘fax’']);
  });

  it('name a restaurant’s own tile by its type and heading, as on pages [editor.content]', () => {
    const tile = (key: string, heading: string, body: string) => ({ type: 'text', key, heading, body });
    const own = (...heroTiles: readonly object[]) => ({ heroTiles });
    const [river, garden] = [tile('a', 'By the river', '<p>One.</p>'), tile('b', 'The garden', '<p>Two.</p>')];
    const order = { type: 'call-to-action', key: 'c', links: [{ linkText: 'Order', linkUrl: '/order' }] };
    expect(textsOf('restaurants', own(river, garden), own(garden))).toEqual([
      'Hero tiles: removed Text “By the river”',
    ]);
    expect(textsOf('restaurants', own(river), own(river, garden))).toEqual(['Hero tiles: added Text “The garden”']);
    expect(textsOf('restaurants', own(river, garden), own(garden, river))).toEqual([
      'Hero tiles: Text “By the river” moved from first to second',
    ]);
    const heading = { ...garden, heading: 'The orchard' };
    expect(textsOf('restaurants', own(river, garden), own(order, heading))).toEqual([
      'Hero tiles: removed Text “By the river”',
      'Text “The orchard”: Heading: ‘The garden’ → ‘The orchard’',
      'Hero tiles: added Call to action',
    ]);
    const ordered = { ...order, links: [{ linkText: 'Order', linkUrl: '/now' }] };
    expect(textsOf('restaurants', own(order), own(ordered))).toEqual([
      'Call to action: Order: Address: ‘/order’ → ‘/now’',
    ]);
  });

  it('name days as days are written [editor.content]', () => {
    const offer = { id: 'a', title: 'A', startDate: '2026-12-01', endDate: '2026-12-24' };
    expect(textsOf('offer', offer, { ...offer, startDate: undefined, endDate: '2027-01-03' })).toEqual([
      'First day: removed; it was 1 December 2026',
      'Last day: 24 December 2026 → 3 January 2027',
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

  it('lead from a city to an address without one, in lower case, and not back [editor.addresses] [route.restaurant]', () => {
    const moved = { from: '/restaurants/pier/pier', to: '/restaurants/pier', prefix: true };
    expect(proposeRedirects('restaurants', at('Pier', 'Pier'), { slug: 'pier', city: null })).toEqual([moved]);
    expect(proposeRedirects('restaurants', { slug: 'pier' }, at('pier', 'pier'))).toEqual([]);
    expect(proposeRedirects('restaurants', at('bath', 'a'), at('Bath', 'A'))).toEqual([]);
  });

  it('are none for the same address, an incomplete one, a new restaurant and other content [editor.addresses]', () => {
    expect(proposeRedirects('restaurants', at('bath', 'a'), at('bath', 'a'))).toEqual([]);
    expect(proposeRedirects('restaurants', at('bath', 'a'), at('bath', ''))).toEqual([]);
    expect(proposeRedirects('restaurants', undefined, at('bath', 'a'))).toEqual([]);
    expect(proposeRedirects('offer', at('bath', 'a'), at('bath', 'b'))).toEqual([]);
  });
});
