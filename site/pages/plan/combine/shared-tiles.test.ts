import { describe, expect, it, vi } from 'vitest';
import { maximumTiles } from '#schemas/content/page/page.ts';
import type { PageAnswer } from '../../source/content-source.ts';
import { loadSharedPages, readWithSharedTiles } from './shared-tiles.ts';

const text = (key: string, more: object = {}) => ({ type: 'text', key, body: `<p>${key}</p>`, ...more });
const shared = (key: string, name: string) => ({ type: 'shared-tiles', key, shared: name });
const pageOf = (...tiles: readonly object[]) => ({ id: 'about', title: 'About', tiles });
const found = (...tiles: readonly object[]): PageAnswer => ({
  kind: 'found',
  page: { id: '_shared/any', title: 'Shared', tiles },
});

/** Reads a page; `answers` are the pages of shared tiles by id. */
async function read(page: object, answers: Readonly<Record<string, PageAnswer>>) {
  const load = vi.fn(async (id: string): Promise<PageAnswer> => answers[id] ?? { kind: 'missing' });
  const result = readWithSharedTiles(page, await loadSharedPages(page, load));
  return {
    load,
    tiles: result.ok ? result.value.tiles.map(({ tile, index }) => [index, tile.type, tile.key]) : undefined,
    problems: result.problems.map(({ code, severity, path, message }) => [code, severity, path.join('.'), message]),
  };
}

describe('shared tiles on a page [editor.shared-tiles]', () => {
  it('replace their place, keep its key, and are loaded once', async () => {
    const page = pageOf(text('first'), shared('hours', 'opening'), text('last'), shared('again', 'opening'));
    const { tiles, problems, load } = await read(page, { '_shared/opening': found(text('one'), text('two')) });
    expect(tiles).toEqual([
      [0, 'text', 'first'],
      [1, 'text', 'hours'],
      [1, 'text', 'hours-2'],
      [2, 'text', 'last'],
      [3, 'text', 'again'],
      [3, 'text', 'again-2'],
    ]);
    expect(problems).toEqual([]);
    expect(load.mock.calls).toEqual([['_shared/opening']]);
  });

  it('cost their place only if they do not exist or cannot be loaded', async () => {
    const page = pageOf(shared('none', 'none'), text('between'), shared('late', 'late'));
    const { tiles, problems } = await read(page, { '_shared/late': { kind: 'failed', reason: 'No answer.' } });
    expect(tiles).toEqual([[1, 'text', 'between']]);
    expect(problems).toEqual([
      ['shared-tiles-missing', 'error', 'tiles.0.shared', 'There are no live shared tiles “none”.'],
      ['shared-tiles-missing', 'error', 'tiles.2.shared', 'The shared tiles “late” could not be loaded: No answer.'],
    ]);
  });

  it('report an invalid one at its place, and never show others inside', async () => {
    const page = pageOf(text('first'), shared('mixed', 'mixed'));
    const answers = { '_shared/mixed': found({ type: 'text', key: 'empty' }, shared('inner', 'mixed'), text('good')) };
    const { tiles, problems } = await read(page, answers);
    expect(tiles).toEqual([
      [0, 'text', 'first'],
      [1, 'text', 'mixed-2'],
    ]);
    expect(problems).toEqual([
      ['shared-tiles-missing', 'error', 'tiles.1.shared', expect.stringContaining('contain shared tiles')],
      ['tile-invalid', 'error', expect.stringMatching(/^tiles\.1/), expect.any(String)],
    ]);
  });

  it('make a page too large together, which concerns the page and none of its tiles', async () => {
    const page = pageOf(text('first'), shared('many', 'many'));
    const many = Array.from({ length: maximumTiles }, (_, at) => text(`t${at}`));
    const { tiles, problems } = await read(page, { '_shared/many': found(...many) });
    expect(tiles).toBeUndefined();
    expect(problems).toEqual([
      ['page-too-large', 'error', 'tiles', `The page has ${maximumTiles + 1} tiles; ${maximumTiles} is the most.`],
    ]);
  });

  it('have the width of their place if there is one tile, and their own if there are several', async () => {
    const widths = async (...tiles: readonly object[]) => {
      const page = pageOf({ ...shared('place', 'any'), width: 'third' });
      const read = readWithSharedTiles(page, await loadSharedPages(page, async () => found(...tiles)));
      return read.ok ? read.value.tiles.map(({ tile }) => tile.width) : undefined;
    };
    expect(await widths(text('one', { width: 'half' }))).toEqual(['third']);
    expect(await widths(text('one', { width: 'half' }), text('two'))).toEqual(['half', 'full']);
  });

  it.each([
    ['a page without them', pageOf(text('first'))],
    ['one without a name', pageOf({ type: 'shared-tiles', key: 'one' })],
    ['a page whose tiles are not a list', { id: 'about', title: 'About', tiles: 'none' }],
  ])('cost no request on %s', async (_, page) => {
    expect((await read(page, {})).load).not.toHaveBeenCalled();
  });
});
