import { describe, expect, it } from 'vitest';
import { interpolate, readPage } from '#blocks/page-reader.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';

function fill(tile: object, names: Parameters<typeof interpolate>[1] = { city: 'London' }) {
  const read = readPage({ id: 'p', title: 'Page', tiles: [{ key: 'a', ...tile }] });
  if (!read.ok) throw new Error('The page is invalid.');
  const { tiles, problems } = interpolate(read.value.tiles, names);
  return { before: read.value.tiles[0], after: tiles[0], tile: Object(tiles[0]?.tile), problems };
}

const hero = (more: object) => ({ type: 'hero', heading: 'A table', ...more });

describe('placeholders in texts', () => {
  it('are replaced with the values of the page in every text of a tile [upstream.alone]', () => {
    const links = [{ linkText: 'All of {city}', linkUrl: '/restaurants' }];
    const { tile, problems } = fill(hero({ heading: 'Round the corner in {city}', text: '{city}, {city}.', links }));
    expect([tile.heading, tile.text, tile.links[0].linkText]).toEqual([
      'Round the corner in London',
      'London, London.',
      'All of London',
    ]);
    expect(problems).toEqual([]);
  });

  it('stay as they are without a value, with a warning that lists the available ones [preview.errors]', () => {
    const { tile, problems } = fill(hero({ heading: 'In {restaurant}', text: '{citty} and {constructor}' }));
    expect([tile.heading, tile.text]).toEqual(['In {restaurant}', '{citty} and {constructor}']);
    expect(problems.map(({ code, severity, path }) => [code, severity, formatPath(path)])).toEqual([
      ['name-unfilled', 'warning', 'tiles[0].heading'],
      ['name-unfilled', 'warning', 'tiles[0].text'],
      ['name-unfilled', 'warning', 'tiles[0].text'],
    ]);
    expect(problems[0]?.message).toBe(
      'There is no value for {restaurant} on this page, so it is shown as it is written; you can use {city} here.',
    );
  });

  it('are reported with the path of the text, at any depth [preview.errors]', () => {
    const link = { linkText: 'To {restaurant}', linkUrl: '/restaurants' };
    const plain = { ...link, linkText: 'Restaurants' };
    const cards = [
      { title: 'A', link: plain },
      { title: 'B {restaurant}', link },
    ];
    const { problems } = fill({ type: 'card-grid', cards });
    expect(problems.map(({ path }) => formatPath(path)).sort()).toEqual([
      'tiles[0].cards[1].link.linkText',
      'tiles[0].cards[1].title',
    ]);
  });

  it('stay as they are where no name has a value, with a warning that says so [preview.errors]', () => {
    const { problems } = fill(hero({ heading: 'In {city}' }), {});
    expect(problems.map(({ message }) => message)).toEqual([
      'There is no value for {city} on this page, so it is shown as it is written; this page has no placeholders.',
    ]);
  });

  it('cannot inject markup into rich text, and are plain text elsewhere [tile.richtext]', () => {
    const names = { restaurant: '<script>& "Sons"' };
    expect(fill({ type: 'text', body: '<p>{restaurant}</p>' }, names).tile.body).toBe(
      '<p>&#60;script&#62;&#38; &#34;Sons&#34;</p>',
    );
    expect(fill(hero({ heading: '{restaurant}' }), names).tile.heading).toBe('<script>& "Sons"');
  });

  it('are percent-encoded in addresses of links, in rich text too [upstream.alone]', () => {
    const names = { city: "King's Lynn & Co/?" };
    const links = [{ linkText: 'There', linkUrl: 'https://example.com/?in={city}' }];
    expect(fill(hero({ links }), names).tile.links[0].linkUrl).toBe(
      'https://example.com/?in=King%27s%20Lynn%20%26%20Co%2F%3F',
    );
    const body = `<p title="{city}">In <a href='/restaurants?near={city}'>all</a></p>`;
    expect(fill({ type: 'text', body }, { city: "King's Lynn" }).tile.body).toBe(
      `<p title="{city}">In <a href='/restaurants?near=King%27s%20Lynn'>all</a></p>`,
    );
  });

  it('cannot change where an address leads [upstream.alone]', () => {
    const links = [{ linkText: 'There', linkUrl: '/{city}' }];
    expect(fill(hero({ links }), { city: '/evil.example' }).tile.links[0].linkUrl).toBe('/%2Fevil.example');
    expect(fill(hero({ links }), { city: '\uD800' }).tile.links[0].linkUrl).toBe('/%EF%BF%BD');
  });

  it('stay as they are in an address without a value, with a warning [preview.errors]', () => {
    const links = [{ linkText: 'There', linkUrl: '/contact?to={restaurant}' }];
    const { tile, problems } = fill(hero({ links }));
    expect(tile.links[0].linkUrl).toBe('/contact?to={restaurant}');
    expect(problems.map(({ path }) => formatPath(path))).toEqual(['tiles[0].links[0].linkUrl']);
  });

  it('are ignored in addresses of images [upstream.alone]', () => {
    const image = { url: '/media/{city}.jpg', alt: 'A table', width: 80, height: 60 };
    const { after, before, problems } = fill(hero({ image }));
    expect(Object(before?.tile).image.url).toBe('/media/{city}.jpg');
    expect([after === before, problems]).toEqual([true, []]);
  });

  it('are not replaced inside a value [upstream.alone]', () => {
    expect(fill(hero({ heading: '{city}' }), { city: '{menu}', menu: 'Main' }).tile.heading).toBe('{menu}');
  });

  it('leave tiles without placeholders as they are and do not change their input [upstream.alone]', () => {
    const plain = fill(hero({}));
    expect(plain.after).toBe(plain.before);
    const { before, after } = fill(hero({ heading: '{city}' }));
    expect(Object(before?.tile).heading).toBe('{city}');
    expect(Object(after?.tile).heading).toBe('London');
  });
});
