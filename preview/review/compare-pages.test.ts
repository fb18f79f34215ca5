import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { comparePages } from './compare-pages.ts';

const picture = { url: '/media/dish/laksa.svg', alt: 'A bowl of laksa', width: 960, height: 720 };
const live = {
  id: 'about',
  title: 'About us',
  tiles: [
    { type: 'hero', key: 'top', heading: 'Order for the table', image: picture },
    {
      type: 'text',
      key: 'story',
      heading: 'Four kitchens',
      body: '<p>Slow rendang and quick sambal.</p>',
      links: [
        { linkText: 'Menus', linkUrl: '/menu' },
        { linkText: 'Find us', linkUrl: '/find-us' },
      ],
    },
    { type: 'divider', key: 'line' },
    { type: 'menu-section', key: 'dishes', menuId: 'main' },
  ],
};
const [top, story, line, dishes] = live.tiles;

/** The differences of a draft that differs in one place. */
const differencesOf = (...[path, value]: Parameters<typeof setAt> extends [unknown, ...infer Rest] ? Rest : never) =>
  comparePages(live, setAt(live, path, value)).map(({ text }) => text);
const tilesOf = (...tiles: unknown[]) => comparePages(live, { ...live, tiles }).map(({ text }) => text);

describe('the differences of a draft', () => {
  it('are empty if it equals the live page, whatever the order of its fields [preview.publish]', () => {
    expect(comparePages(live, structuredClone(live))).toEqual([]);
    expect(comparePages(live, Object.fromEntries(Object.entries(live).reverse()))).toEqual([]);
    for (const page of demoData.pages) expect(comparePages(page, structuredClone(page))).toEqual([]);
  });

  it('name one move for one moved tile, by its rows [preview.publish]', () => {
    expect(tilesOf(story, line, dishes, top)).toEqual(['Hero “Order for the table” moved from row 1 to row 4']);
    expect(tilesOf(top, line, story, dishes)).toHaveLength(1);
  });

  it('name added and removed tiles, and distinguish tiles with the same key but another type [preview.publish]', () => {
    const fresh = { type: 'text', key: 'new', heading: 'News', body: '<p>x</p>' };
    expect(tilesOf(top, fresh, line, dishes)).toEqual([
      'Text “Four kitchens” removed from row 2',
      'Text “News” added in row 2',
    ]);
    expect(tilesOf({ type: 'divider', key: 'top' }, story, line, dishes)).toEqual([
      'Hero “Order for the table” removed from row 1',
      'Divider added in row 1',
    ]);
  });

  it('recognize a tile whose key alone was changed [preview.publish]', () => {
    expect(differencesOf(['tiles', 1, 'key'], 'history')).toEqual(['Text “Four kitchens”: Key: ‘story’ → ‘history’']);
  });

  it('name a field by its title [preview.publish]', () => {
    expect(differencesOf(['tiles', 1, 'body'], '<p>Slow rendang, and sambal that is quick.</p>')).toEqual([
      'Text “Four kitchens”: Text: ‘Slow rendang and quick sambal.’ → ‘Slow rendang, and sambal that is quick.’',
    ]);
    expect(differencesOf(['tiles', 1, 'links', 1, 'linkUrl'], '/restaurants')).toEqual([
      'Text “Four kitchens”: Links, second: Address: ‘/find-us’ → ‘/restaurants’',
    ]);
    expect(differencesOf(['tiles', 0, 'height'], 'half')).toEqual(['Hero “Order for the table”: Height: now ‘Half’']);
    expect(differencesOf(['tiles', 3, 'menuId'], 'drinks')).toEqual(['Menu: Menu: ‘main’ → ‘drinks’']);
    expect(differencesOf(['title'], 'About')).toEqual(['Page: Title: ‘About us’ → ‘About’']);
    expect(differencesOf(['indexed'], false)).toEqual(['Page: In search engines: now no']);
  });

  it('say that an image changed, and what it lost [preview.publish]', () => {
    expect(differencesOf(['tiles', 0, 'image', 'alt'], '')).toEqual([
      'Hero “Order for the table”: Picture: Alternative text: the picture lost its alternative text',
    ]);
    const pho = { url: '/media/dish/pho.svg', width: 10, height: 10 };
    expect(differencesOf(['tiles', 0, 'image'], pho)).toEqual([
      'Hero “Order for the table”: Picture: laksa.svg → pho.svg; the picture lost its alternative text',
    ]);
    expect(differencesOf(['tiles', 0, 'image'], undefined)).toEqual([
      'Hero “Order for the table”: Picture: removed; it was laksa.svg',
    ]);
  });

  it('name the alternative text of another image, unless it is the same [preview.publish]', () => {
    const altOf = (alt: string, from: object = {}) => {
      const before = { ...live, tiles: [{ ...live.tiles[0], image: { ...picture, ...from } }] };
      const image = { ...picture, url: '/media/dish/pho.svg', alt };
      const [difference] = comparePages(before, { ...before, tiles: [{ ...before.tiles[0], image }] });
      return difference?.text.replace('Hero “Order for the table”: Picture: laksa.svg → pho.svg', '');
    };
    expect([altOf('A bowl of pho'), altOf('A bowl of pho', { alt: '' }), altOf('A bowl of laksa')]).toEqual([
      '; alternative text ‘A bowl of laksa’ → ‘A bowl of pho’',
      '; alternative text now ‘A bowl of pho’',
      '',
    ]);
  });

  it('say that the focal point of a picture moved, of another picture too [preview.publish]', () => {
    const before = setAt(live, ['tiles', 0, 'image', 'focus'], { x: 20, y: 30 });
    const differences = (image: object) =>
      comparePages(before, setAt(before, ['tiles', 0, 'image'], image)).map(({ text }) => text);
    const moved = { ...picture, focus: { x: 80, y: 90 } };
    expect(differences(moved)).toEqual(['Hero “Order for the table”: Picture: Focal point moved']);
    expect(differences(picture)).toEqual(['Hero “Order for the table”: Picture: Focal point moved']);
    expect(differences({ ...moved, url: '/media/dish/pho.svg' })).toEqual([
      'Hero “Order for the table”: Picture: laksa.svg → pho.svg; focal point moved',
    ]);
  });

  it('name entries of lists that were added, removed and moved [preview.publish]', () => {
    const [menus, find] = story?.links ?? [];
    const path = ['tiles', 1, 'links'];
    expect(differencesOf(path, [find, menus])).toEqual([
      'Text “Four kitchens”: Links: ‘Menus’ moved from first to second',
    ]);
    expect(differencesOf(path, [find])).toEqual(['Text “Four kitchens”: Links, first removed: ‘Menus’']);
    expect(differencesOf(path, [menus, find, { linkText: 'Book', linkUrl: '/book-now' }])).toEqual([
      'Text “Four kitchens”: Links, third added: ‘Book’',
    ]);
  });

  it('match entries of lists that share a value, else by their position [preview.publish]', () => {
    const card = (text: string, linkText: string) => ({ heading: text, link: { linkText, linkUrl: '/menu' } });
    const withCards = (...cards: object[]) => ({ ...live, tiles: [{ type: 'card-grid', key: 'cards', cards }] });
    const compare = (before: object[], after: object[]) =>
      comparePages(withCards(...before), withCards(...after)).map(
        ({ kind, path }) => `${kind} ${path.slice(2).join('.')}`,
      );
    expect(compare([card('A', 'a'), card('B', 'b')], [card('B', 'c'), card('A', 'd')])).toEqual([
      expect.stringMatching(/^moved cards/),
      expect.stringMatching(/^changed cards.*linkText$/),
      expect.stringMatching(/^changed cards.*linkText$/),
    ]);
    expect(compare([{ heading: 'A' }, { heading: 'B' }], [{ heading: 'C' }, { heading: 'B' }])).toEqual([
      'changed cards.0.heading',
    ]);
    const seeds = (...values: unknown[]) => ({ ...live, tiles: [{ type: 'odd', key: 'o', values }] });
    expect(comparePages(seeds(1, 2), seeds(2, 3)).map(({ kind }) => kind)).toEqual(['moved', 'changed']);
  });

  it('give the path in the draft, and for removed tiles the path in the live page [preview.publish]', () => {
    const [moved] = comparePages(live, { ...live, tiles: [story, line, dishes, top] });
    expect(moved).toMatchObject({ path: ['tiles', 3], livePath: ['tiles', 0], tile: { key: 'top', type: 'hero' } });
    const [removed] = comparePages(live, { ...live, tiles: [top, line, dishes] });
    expect(removed).toMatchObject({ path: ['tiles', 1], tile: { key: 'story', type: 'text' } });
  });

  it('show the part of long texts that differs [preview.publish]', () => {
    const path = ['tiles', 1, 'body'];
    const start = 'A stall in the old quarter sold one soup for thirty years before it moved to the other side of';
    const at = (text: string) => setAt(live, path, `<p>${text}</p>`);
    const textOf = (before: string, after: string) => comparePages(at(before), at(after))[0]?.text.split('Text: ')[1];
    expect(textOf(`${start} Hanoi.`, `${start} Huế.`)).toBe(
      '‘…moved to the other side of Hanoi.’ → ‘…moved to the other side of Huế.’',
    );
    expect(textOf(`One ${start}`, `Two ${start}`)).toMatch(/^‘One A stall.*…’ → ‘Two A stall.*…’$/);
  });

  it('show what was inserted or removed in long texts [preview.publish]', () => {
    const path = ['tiles', 1, 'body'];
    const at = (text: string) => setAt(live, path, text);
    const textOf = (before: string, after: string) => comparePages(at(before), at(after))[0]?.text.split('Text: ')[1];
    const first = '<p>A stall in the old quarter sold one soup for thirty years.</p>';
    const [second, third] = ['<p>The queue was long.</p>', '<p>The pot never went cold.</p>'];
    expect(textOf(first + second, first + second + third)).toBe('added at the end ‘The pot never went cold.’');
    expect(textOf(first + third, first + second + third)).toBe('added ‘The queue was long.’');
    expect(textOf(first + second + third, first + third)).toBe('removed ‘The queue was long.’');
    expect(textOf(third + first, first)).toBe('removed at the start ‘The pot never went cold.’');
  });

  it('describe values as an editor sees them [preview.publish]', () => {
    const textOf = (...change: Parameters<typeof differencesOf>) => differencesOf(...change);
    const heading = ['tiles', 1, 'heading'];
    const [long] = textOf(heading, 'x'.repeat(81));
    expect(long?.split('”: ')[1]).toBe(`Heading: ‘Four kitchens’ → ‘${'x'.repeat(79)}…’`);
    expect(textOf(heading, 'Five')).toEqual(['Text “Five”: Heading: ‘Four kitchens’ → ‘Five’']);
    expect(textOf(heading, 'y'.repeat(20))).toEqual([
      `Text “${'y'.repeat(20)}”: Heading: ‘Four kitchens’ → ‘${'y'.repeat(20)}’`,
    ]);
    expect(textOf(['tiles', 1, 'body'], '<p>Slow <em>rendang</em> and quick sambal.</p>')).toEqual([
      'Text “Four kitchens”: Text: same text, different markup: ‘Slow rendang and quick sambal.’',
    ]);
    expect(textOf(['indexed'], true)).toEqual(['Page: In search engines: now yes']);
    expect(textOf(['description'], '')).toEqual(['Page: Description: still empty, stored differently']);
    expect(textOf(['tiles', 1, 'links'], [])).toEqual([
      'Text “Four kitchens”: Links, first removed: ‘Menus’',
      'Text “Four kitchens”: Links, second removed: ‘Find us’',
    ]);
  });

  it('of rich text are described as readers see it, with the characters that references stand for [preview.publish]', () => {
    expect(differencesOf(['tiles', 1, 'body'], '<p>R<b>end</b>ang&nbsp;&amp; sambal&#33;</p>')).toEqual([
      expect.stringContaining('→ ‘Rendang & sambal!’'),
    ]);
  });

  it('name the move of a tile within its row, and one that was replaced by something else [preview.publish]', () => {
    const half = live.tiles.map((tile) => ({ ...tile, width: 'half' }));
    const [one, other, ...rest] = half;
    const page = { ...live, tiles: half };
    expect(comparePages(page, { ...page, tiles: [other, one, ...rest] }).map(({ text }) => text)).toEqual([
      'Hero “Order for the table” moved within row 1',
    ]);
    expect(comparePages(live, 'no page')).toMatchObject([{ text: 'The whole page changed.' }]);
  });

  it('say that the page is not live if it is not [preview.publish]', () => {
    expect(comparePages(undefined, live).map(({ text }) => text)).toEqual(['This page is not live.']);
  });
});
