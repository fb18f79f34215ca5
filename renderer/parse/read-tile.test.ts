import { describe, expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';

const text = { type: 'text', key: 'hello', body: '<p>Hello</p>' };
const pageOf = (...tiles: unknown[]) => ({ id: 'home', title: 'Home', tiles });

function read(input: unknown) {
  const result = readPage(input);
  if (!result.ok) throw new Error('The envelope is sound.');
  return { tiles: result.value.tiles.map(({ tile }) => tile), problems: result.problems };
}

describe('reading a tile', () => {
  it('migrates a tile of an older version before validation [tile.validate]', () => {
    const older = { type: 'menu-section', key: 'sweets', menuId: 'main', sectionId: 'sweets' };
    const { tiles, problems } = read(pageOf({ ...older, version: 1 }, older));
    expect(tiles).toMatchObject([{ sectionIds: ['sweets'] }, { sectionIds: ['sweets'] }]);
    expect(problems.map(({ code }) => code)).toEqual(['key-repeated']);
  });

  it('accepts a tile of a newer version as far as it is valid, with a warning [tile.validate]', () => {
    const { tiles, problems } = read(pageOf({ ...text, version: 99 }, { ...text, key: 'bad', version: 99, body: [7] }));
    expect(tiles).toMatchObject([{ key: 'hello' }]);
    expect(problems.map(({ code, severity, path }) => [code, severity, path])).toEqual([
      ['tile-newer-version', 'warning', ['tiles', 0, 'version']],
      ['tile-newer-version', 'warning', ['tiles', 1, 'version']],
      ['tile-invalid', 'error', ['tiles', 1, 'body']],
    ]);
  });

  it.each([0, 1.5, 'two', -1])(
    'leaves out a tile whose version is %j, and says what it must be [tile.invalid]',
    (version) => {
      const { tiles, problems } = read(pageOf({ ...text, version }, { ...text, key: 'good' }));
      expect(tiles.map(({ key }) => key)).toEqual(['good']);
      expect(problems).toMatchObject([
        {
          code: 'tile-migration-failed',
          severity: 'error',
          path: ['tiles', 0, 'version'],
          message: '“version” must be a whole number from 1 to 1.',
          tile: { key: 'hello', type: 'text' },
        },
      ]);
    },
  );

  it('reports the field of rich text from which something was removed [tile.richtext]', () => {
    const { tiles, problems } = read(pageOf({ ...text, body: '<p onclick="x">a</p><script>1</script>' }));
    expect(tiles).toHaveLength(1);
    expect(problems).toMatchObject([
      {
        code: 'rich-text-removed',
        severity: 'warning',
        path: ['tiles', 0, 'body'],
        message: 'The text holds what may not be shown, and is shown without it: the event handler onclick, <script>.',
      },
    ]);
  });

  it.each([
    ['hreo', ' Did you mean “hero”?'],
    ['HERO', ' Did you mean “hero”?'],
    ['imagetext', ' Did you mean “image-text”?'],
    ['menusections', ' Did you mean “menu-section”?'],
    ['spaceship', ''],
    ['x'.repeat(200), ''],
  ])('says of the unknown type %s what may be meant:%s [tile.unknown]', (type, hint) => {
    const [problem] = read(pageOf({ type, key: 'x' })).problems;
    expect(problem?.message).toBe(`There is no tile type “${type.slice(0, 60)}”.${hint}`);
  });

  it.each([[undefined], [7], [null]])(
    'takes a tile of type %j for one that does not say what it is [tile.unknown]',
    (type) => {
      expect(read(pageOf({ type, key: 'x' })).problems).toMatchObject([
        { code: 'tile-malformed', path: ['tiles', 0, 'type'], message: 'The tile does not say what type it is.' },
      ]);
    },
  );
});
