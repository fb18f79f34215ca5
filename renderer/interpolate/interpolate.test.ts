import { describe, expect, it } from 'vitest';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { readPage } from '../parse/read-page.ts';
import { interpolate } from './interpolate.ts';

function fill(tile: object, names: Parameters<typeof interpolate>[1] = { city: 'London' }) {
  const read = readPage({ id: 'p', title: 'Page', tiles: [{ key: 'a', ...tile }] });
  if (!read.ok) throw new Error('The page is not sound.');
  const { tiles, problems } = interpolate(read.value.tiles, names);
  return { before: read.value.tiles[0], after: tiles[0], tile: Object(tiles[0]?.tile), problems };
}

const hero = (more: object) => ({ type: 'hero', heading: 'A table', ...more });

describe('names in texts', () => {
  it('are filled with what the page is about, wherever a tile holds words', () => {
    const links = [{ linkText: 'All of {city}', linkUrl: '/restaurants' }];
    const { tile, problems } = fill(hero({ heading: 'Round the corner in {city}', text: '{city}, {city}.', links }));
    expect([tile.heading, tile.text, tile.links[0].linkText]).toEqual([
      'Round the corner in London',
      'London, London.',
      'All of London',
    ]);
    expect(problems).toEqual([]);
  });

  it('stay as they are written where nothing fills them, and the editor is told what would', () => {
    const { tile, problems } = fill(hero({ heading: 'In {restaurant}', text: '{citty} and {constructor}' }));
    expect([tile.heading, tile.text]).toEqual(['In {restaurant}', '{citty} and {constructor}']);
    expect(problems.map(({ code, severity, path }) => [code, severity, formatPath(path)])).toEqual([
      ['name-unfilled', 'warning', 'tiles[0].heading'],
      ['name-unfilled', 'warning', 'tiles[0].text'],
      ['name-unfilled', 'warning', 'tiles[0].text'],
    ]);
    expect(problems[0]?.message).toBe(
      'Nothing on this page is called {restaurant}, so it is shown as it is written; here you can write {city}.',
    );
  });

  it('cannot bring markup into rich text, and are plain words elsewhere [tile.richtext]', () => {
    const names = { restaurant: '<script>& "Sons"' };
    expect(fill({ type: 'text', body: '<p>{restaurant}</p>' }, names).tile.body).toBe(
      '<p>&#60;script&#62;&#38; &#34;Sons&#34;</p>',
    );
    expect(fill(hero({ heading: '{restaurant}' }), names).tile.heading).toBe('<script>& "Sons"');
  });

  it('are left alone in the tags of rich text', () => {
    const body = '<p>In {city}: <a href="/restaurants?near={city}">all</a></p>';
    expect(fill({ type: 'text', body }, { city: 'Milton Keynes' }).tile.body).toBe(
      '<p>In Milton Keynes: <a href="/restaurants?near={city}">all</a></p>',
    );
  });

  it('are left alone in addresses', () => {
    const links = [{ linkText: 'There', linkUrl: 'https://example.com/?in={city}' }];
    const { tile, problems } = fill(hero({ links }));
    expect(tile.links[0].linkUrl).toBe('https://example.com/?in={city}');
    expect(problems).toEqual([]);
  });

  it('are not looked for in what a name brought in', () => {
    expect(fill(hero({ heading: '{city}' }), { city: '{menu}', menu: 'Main' }).tile.heading).toBe('{menu}');
  });

  it('leave tiles without a name untouched, and the others unchanged where they came from', () => {
    const plain = fill(hero({}));
    expect(plain.after).toBe(plain.before);
    const { before, after } = fill(hero({ heading: '{city}' }));
    expect(Object(before?.tile).heading).toBe('{city}');
    expect(Object(after?.tile).heading).toBe('London');
  });
});
