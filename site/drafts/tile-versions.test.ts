import { describe, expect, it } from 'vitest';
import { fakePage } from '#blocks/_shared/examples/fake-page.tsx';
import { readPage } from '#blocks/page-reader.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { createTileVersioning, type RenderedTile, type TileVersions } from './tile-versions.ts';

function tileOf(fields: object) {
  const read = readPage({
    id: 'test',
    title: 'Test',
    tiles: [{ type: 'text', key: 'one', body: '<p>One</p>', ...fields }],
  });
  const tile = read.ok ? read.value.tiles[0]?.tile : undefined;
  if (!tile) throw new Error('The tile is valid.');
  return tile;
}

const placement: RenderedTile['placement'] = { headingLevel: 2, alternation: 0, first: false, span: 6 };
const noon = new Date('2026-11-23T12:00:00Z');
const page: PageContext = { ...fakePage, now: noon };
const rendered: RenderedTile = {
  tile: tileOf({}),
  placement,
  data: { menu: { name: 'Main' }, days: new Map([[1, 2]]) },
};

function versionsOf(tile: RenderedTile, { build = 'one', context = page } = {}): TileVersions {
  const versioning = createTileVersioning({ known: {}, build, page: context });
  versioning.isKnown(tile);
  return JSON.parse(/>(.*)</.exec(versioning.markup())?.[1] ?? '');
}
const known = versionsOf(rendered);
const isKnown = (tile: RenderedTile, { build = 'one', context = page } = {}): boolean =>
  createTileVersioning({ known, build, page: context }).isKnown(tile);

describe('a tile that the preview app has', () => {
  it('is known as long as all that it is made from is equal [preview.exact]', () => {
    const equal = { tile: tileOf({}), placement: { ...placement }, data: structuredClone(rendered.data) };
    expect(isKnown(equal)).toBe(true);
    expect(isKnown(equal, { context: { ...page, now: new Date('2026-11-23T12:00:59Z') } })).toBe(true);
  });

  it.each<[string, Partial<RenderedTile>]>([
    ['its content', { tile: tileOf({ body: '<p>Two</p>' }) }],
    ['its key', { tile: tileOf({ key: 'constructor' }) }],
    ['its heading level', { placement: { ...placement, headingLevel: 1 } }],
    ['its width in its row', { placement: { ...placement, span: 3 } }],
    ['its data', { data: { ...rendered.data, menu: { name: 'Lunch' } } }],
    ['its data in a map', { data: { ...rendered.data, days: new Map([[1, 3]]) } }],
    ['its data by a value that is missing now', { data: { menu: undefined, days: rendered.data.days } }],
  ])('is rendered again after a change of %s [preview.exact]', (_, change) => {
    expect(isKnown({ ...rendered, ...change })).toBe(false);
  });

  it.each<[string, object]>([
    ['in the next minute', { context: { ...page, now: new Date('2026-11-23T12:01:00Z') } }],
    ['for another query', { context: { ...page, query: { near: ['Bath'] } } }],
    ['by another build', { build: 'two' }],
  ])('is rendered again %s [preview.exact]', (_, change) => {
    expect(isKnown(rendered, change)).toBe(false);
  });

  it('gets a version that ends no script element [preview.exact]', () => {
    const markup = createTileVersioning({ known: {}, build: 'one', page });
    markup.isKnown({ ...rendered, tile: { ...tileOf({}), key: '</script>' } });
    expect(markup.markup().match(/<\/script>/g)).toHaveLength(1);
  });
});
