import { describe, expect, it } from 'vitest';
import type { TileMemo } from '#blocks/page-reader.ts';
import { readPage } from '#blocks/page-reader.ts';

const text = { type: 'text', key: 'hello', body: '<p>Hello</p>' };
const pageOf = (...tiles: unknown[]) => ({ id: 'home', title: 'Home', tiles });

const read = (input: unknown, memo?: TileMemo) => {
  const result = readPage(input, memo);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
  return {
    tiles: result.value.tiles.map(({ tile }) => tile),
    envelope: result.value.envelope,
    problems: result.problems,
  };
};

describe('reading a page', () => {
  it('validates every tile against its own schema before rendering [tile.validate]', () => {
    const { tiles, problems } = read(pageOf(text, { ...text, key: 'bad', body: [42] }, { ...text, key: 'good' }));
    expect(tiles.map(({ key }) => key)).toEqual(['hello', 'good']);
    expect(problems).toMatchObject([
      { code: 'tile-invalid', severity: 'error', path: ['tiles', 1, 'body'], tile: { key: 'bad', type: 'text' } },
    ]);
  });

  it('reports each invalid field in a message for editors [tile.invalid]', () => {
    const invalid = { ...text, body: '', links: [{ linkText: '', linkUrl: 'javascript:alert(1)' }] };
    const { tiles, problems } = read(pageOf(invalid));
    expect(tiles).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      '“Text” must not be empty.',
      '“Links, first: Text” must not be empty.',
      '“Links, first: Address” must be a path such as /menu, an anchor such as #booking, or an https, mailto or tel address.',
    ]);
  });

  it('says that a value is of the wrong type, not that it is missing [tile.invalid]', () => {
    expect(
      read(pageOf({ ...text, body: [42] }, { ...text, body: null })).problems.map(({ message }) => message),
    ).toEqual(['“Text” must be text.', '“Text” is required: enter text.']);
  });

  it('says what the limit of a number is [preview.errors]', () => {
    const picture = { url: '/a.jpg', alt: 'A bowl', width: 0, height: 20_001, focus: { x: -1, y: 101 } };
    const tile = { ...text, type: 'image-text', image: picture };
    expect(read(pageOf(tile)).problems.map(({ message }) => message)).toEqual([
      '“Picture: Width” must be at least 1. The default is used.',
      '“Picture: Height” must be at most 20000. The default is used.',
      '“Picture: Focal point: From the left” must be at least 0. The default is used.',
      '“Picture: Focal point: From the top” must be at most 100. The default is used.',
    ]);
  });

  it('ignores what it can do without, and reports it: a cosmetic field as a warning, content as an error [upstream.entries]', () => {
    const good = { linkText: 'Menu', linkUrl: '/menu' };
    const { tiles, problems } = read(
      pageOf({ ...text, height: 'huge', links: [{ linkText: '', linkUrl: 'javascript:alert(1)' }, good] }),
    );
    expect(tiles).toMatchObject([{ key: 'hello', height: 'auto', links: [good] }]);
    expect(problems.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      [
        'field-ignored',
        'warning',
        '“Height” must be one of: auto, full, two-thirds, half, one-third. The default is used.',
      ],
      ['field-ignored', 'error', '“Links, first: Text” must not be empty. It is not shown.'],
      [
        'field-ignored',
        'error',
        '“Links, first: Address” must be a path such as /menu, an anchor such as #booking, or an https, mailto or tel address. It is not shown.',
      ],
    ]);
  });

  it.each([
    ['an animation that does not exist', { animationEffect: 'explode' }, { animationEffect: 'none' }],
    ['capitals', { height: 'HALF', backgroundColor: 'PRIMARY' }, { height: 'half', backgroundColor: 'primary' }],
    ['a number as its id', { tileId: 4711 }, { tileId: '4711' }],
    ['a key that begins with a digit', { key: '2-for-1' }, { key: 'tile-2-for-1' }],
    ['blank fields', { height: '', backgroundColor: '', formType: '', links: '' }, { height: 'auto', links: [] }],
    ['a video without a poster', { videoMobile: { url: '/film.mp4', label: 'A film' } }, { key: 'hello' }],
  ])('renders a tile with %s [upstream.entries]', (_, change, expected) => {
    const { tiles, problems } = read(pageOf({ ...text, ...change }));
    expect(tiles).toMatchObject([{ type: 'text', ...expected }]);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('renders an image without a size [upstream.entries]', () => {
    const { tiles } = read(pageOf({ type: 'hero', key: 'top', heading: 'Home', image: { url: '/a.jpg', alt: 'A' } }));
    expect(tiles).toMatchObject([{ image: { url: '/a.jpg', width: 1600, height: 1200 } }]);
  });

  it('treats an unregistered type as an invalid tile, with a message of its own [tile.unknown]', () => {
    const { tiles, problems } = read(pageOf({ type: 'texxt', key: 'x' }, text));
    expect(tiles).toHaveLength(1);
    expect(problems).toMatchObject([
      {
        code: 'tile-unknown-type',
        path: ['tiles', 0, 'type'],
        message: 'There is no tile type “texxt”. Did you mean “text”?',
      },
    ]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'does not take %s for a tile type [tile.unknown]',
    (type) => {
      const { tiles, problems } = read(pageOf(JSON.parse(`{"type":"${type}","key":"x"}`)));
      expect(tiles).toEqual([]);
      expect(problems[0]?.code).toBe('tile-unknown-type');
    },
  );

  it.each([[null], ['text'], [7], [[]], [undefined]])('rejects %j as a tile [tile.invalid]', (raw) => {
    expect(read(pageOf(raw, text)).problems).toMatchObject([{ code: 'tile-malformed', path: ['tiles', 0] }]);
  });

  it('gives a tile without a key a stable one, by its id or position [tile.identity]', () => {
    const { tiles } = read(pageOf({ type: 'text', key: null, body: 'x', tileId: 'T7' }, { type: 'text', body: 'x' }));
    expect(tiles.map(({ key }) => key)).toEqual(['T7', 'text-2']);
  });

  it('keeps tileId and key, and makes a repeated key unique [tile.identity]', () => {
    const { tiles, problems } = read(pageOf({ ...text, tileId: '4711' }, text));
    expect(tiles.map(({ key, tileId }) => [key, tileId])).toEqual([
      ['hello', '4711'],
      ['hello-2', undefined],
    ]);
    expect(problems).toMatchObject([{ code: 'key-repeated', severity: 'warning', path: ['tiles', 1, 'key'] }]);
  });

  it('does not change its input [tile.validate]', () => {
    const input = pageOf({ ...text, unknown: { stored: true }, height: null });
    const before = structuredClone(input);
    readPage(input);
    expect(input).toEqual(before);
  });

  it('gives a moved tile its new position and key [tile.identity]', () => {
    const memo: TileMemo = new WeakMap();
    const [one, two] = [{ ...text }, { type: 'text', body: 'x' }];
    expect(read(pageOf(one, two), memo).tiles.map(({ key }) => key)).toEqual(['hello', 'text-2']);
    expect(read(pageOf(two, one), memo).tiles.map(({ key }) => key)).toEqual(['text-1', 'hello']);
    const bad = { ...text, body: [7] };
    expect(read(pageOf(bad), memo).problems).toMatchObject([{ path: ['tiles', 0, 'body'] }]);
    expect(read(pageOf(text, bad), memo).problems).toMatchObject([{ path: ['tiles', 1, 'body'] }]);
  });

  it('validates one tile when one of a thousand changes [editor.canvas]', () => {
    const memo = new WeakMap();
    const tiles = Array.from({ length: 1000 }, (_, index) => ({ ...text, key: `t${index}` }));
    readPage(pageOf(...tiles), memo);
    const before = tiles.map((tile) => memo.get(tile));
    const edited = { ...text, key: 't500', body: '<p>Edited</p>' };
    readPage(pageOf(...tiles.with(500, edited)), memo);
    expect(tiles.filter((tile, index) => memo.get(tile) !== before[index])).toHaveLength(0);
    expect(memo.get(edited)?.tile).toMatchObject({ body: '<p>Edited</p>' });
  });
});

describe('reading an envelope', () => {
  it('reports an unknown field and continues without it [upstream.entries]', () => {
    const { envelope, problems } = read({ ...pageOf(text), titel: 'Slip', description: 7 });
    expect(envelope.title).toBe('Home');
    expect(envelope.description).toBeUndefined();
    expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', '“Description” must be text.'],
      ['warning', 'The page has unknown fields; remove them: titel.'],
    ]);
  });

  it('names an invalid field as its form does [preview.errors]', () => {
    const { problems } = read({ ...pageOf(text), socialTitle: 'x'.repeat(121) });
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^“Title when shared” must have at most 120 characters/),
    ]);
  });

  it.each([
    [undefined],
    [null],
    [[]],
    ['<html>'],
    [{}],
    [{ id: 'x', title: 'x' }],
    [{ id: '../x', title: 'x', tiles: [] }],
  ])('refuses %j as a page [page.null]', (input) => {
    expect(readPage(input).ok).toBe(false);
  });

  it('reads five thousand tiles and rejects more [scale.growth]', () => {
    const tiles = Array.from({ length: 5000 }, (_, index) => ({ ...text, key: `t${index}` }));
    expect(read(pageOf(...tiles)).tiles).toHaveLength(5000);
    expect(readPage(pageOf(...tiles, text)).problems).toMatchObject([{ code: 'page-too-large' }]);
  });

  it('survives deep nesting in unknown fields [tile.invalid]', () => {
    let deep: unknown = 'x';
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
    expect(read(pageOf({ ...text, extra: deep })).tiles).toHaveLength(1);
  });
});
