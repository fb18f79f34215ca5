import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineTile } from '#schemas/tiles/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import type { RawTile } from './define-tile.ts';
import { migrateTile, undoMigrations, type VersionedType } from './migrate-tile.ts';

const fixture = z.strictObject({ before: z.looseObject({}), after: z.looseObject({}) });
const types = Object.values(tiles);
const folderOf = (type: string): string => join(import.meta.dirname, '../../tiles', type, 'migrations');

/** The files of `schemas/tiles/<type>/migrations`; `3.json` and `3-what.json` are fixtures of the step to version 3. */
const filesOf = (type: string): readonly string[] =>
  existsSync(folderOf(type)) ? readdirSync(folderOf(type)).filter((name) => name.endsWith('.json')) : [];

const missingSteps = (type: string, version: number, files: readonly string[]): readonly string[] =>
  Array.from({ length: version - 1 }, (_, step) => step + 2)
    .filter((to) => !files.some((name) => Number.parseInt(name, 10) === to))
    .map(
      (to) =>
        `Add schemas/tiles/${type}/migrations/${to}.json: { "before": …, "after": … }, a tile of version ${to - 1} and what it is at version ${to}.`,
    );

const fixtures = types.flatMap(({ type, ...rest }) =>
  filesOf(type).map((name) => {
    const to = Number.parseInt(name, 10);
    const step: VersionedType = { ...rest, version: to, migrations: rest.migrations.slice(0, to - 1) };
    const pair = fixture.parse(JSON.parse(readFileSync(join(folderOf(type), name), 'utf8')));
    return { file: `${type}/${name}`, type, to, step, ...pair };
  }),
);

const expectOk = (moved: ReturnType<typeof migrateTile>): RawTile => {
  if (!moved.ok) throw new Error(moved.message);
  return moved.raw;
};

/** An example tile type with two steps: `line` becomes `heading`, then `heading` becomes a list. */
const poster = defineTile({
  type: 'poster',
  version: 3,
  title: 'Poster',
  description: 'A tile of tests.',
  fields: { headings: z.array(z.string()) },
  migrations: [
    {
      title: 'The line became a heading.',
      up: ({ line, ...rest }) => (line === undefined ? rest : { ...rest, heading: line }),
      down: ({ heading, ...rest }) => (heading === undefined ? rest : { ...rest, line: heading }),
    },
    {
      title: 'There can be several headings.',
      up({ heading, ...rest }) {
        if (heading === 'torn') throw new Error('it is torn');
        return heading === undefined ? rest : { ...rest, headings: [heading] };
      },
      down: ({ headings, ...rest }) => ({ ...rest, heading: Array.isArray(headings) ? headings[0] : headings }),
    },
  ],
  examples: { plain: {}, longest: {}, empty: {} },
});

describe('a tile of an older version', () => {
  it('is migrated up all missing steps, and down again to any version [tile.validate]', () => {
    expect(migrateTile({ line: 'a' }, poster)).toMatchObject({ steps: 2, raw: { version: 3, headings: ['a'] } });
    expect(migrateTile({ version: '2', heading: 'a' }, poster)).toMatchObject({ steps: 1, raw: { headings: ['a'] } });
    expect(expectOk(undoMigrations({ version: 3, headings: ['a'] }, 2, poster))).toEqual({ version: 2, heading: 'a' });
    expect(expectOk(undoMigrations({ version: 3, headings: ['a'] }, 1, poster))).toEqual({ version: 1, line: 'a' });
  });

  it('stays the same object if there is nothing to migrate [tile.validate]', () => {
    const current = { version: 3, headings: ['a'] };
    expect(expectOk(migrateTile(current, poster))).toBe(current);
    expect(expectOk(undoMigrations(current, 3, poster))).toBe(current);
    expect(expectOk(undoMigrations({ version: 1, line: 'a' }, 0, poster))).toEqual({ version: 1, line: 'a' });
  });

  it('is not changed if a step fails, and the message contains the reason [tile.validate]', () => {
    const torn = { version: 2, heading: 'torn' };
    const message = 'Poster could not be brought from version 2 to 3: it is torn.';
    expect(migrateTile(torn, poster)).toEqual({ ok: false, message });
    expect(torn).toEqual({ version: 2, heading: 'torn' });
  });

  it.each([0, 1.5, 'two', -1])('is rejected with the version %j [tile.validate]', (version) => {
    const message = '“version” must be a whole number from 1 to 3.';
    expect(migrateTile({ version }, poster)).toEqual({ ok: false, message });
    expect(undoMigrations({ version }, 1, poster)).toEqual({ ok: false, message });
  });

  it('is returned unchanged if it is newer than the site [tile.validate]', () => {
    expect(migrateTile({ version: 4 }, poster)).toEqual({ ok: true, raw: { version: 4 }, steps: 0, newer: true });
    expect(undoMigrations({ version: 4 }, 1, poster)).toMatchObject({ ok: false });
  });
});

describe('every migration', () => {
  it('has a fixture; the failure for a missing one says what to add', () => {
    expect(types.flatMap(({ type, version }) => missingSteps(type, version, filesOf(type)))).toEqual([]);
    expect(missingSteps('poster', 3, ['2.json'])).toEqual([
      'Add schemas/tiles/poster/migrations/3.json: { "before": …, "after": … }, a tile of version 2 and what it is at version 3.',
    ]);
  });

  it.each(fixtures)('$file: migrates before to after and back [tile.validate]', ({ type, to, step, before, after }) => {
    const stated = { ...before, version: Number(before.version ?? 1) };
    expect(before.type).toBe(type);
    expect(stated.version).toBe(to - 1);
    expect(expectOk(migrateTile(before, step))).toEqual(after);
    expect(expectOk(undoMigrations(after, to - 1, step))).toEqual(stated);
  });

  it.each(fixtures)('$file: leaves migrated content unchanged [tile.validate]', ({ step, to, after }) => {
    const { up } = step.migrations[to - 2] ?? {};
    expect(up?.(after)).toEqual(after);
  });

  it.each(types)('$type: keeps unknown fields when it migrates up and down [tile.validate]', (definition) => {
    const { type, schema, examples } = definition;
    const own = fixtures.filter((each) => each.type === type).flatMap(({ before, after }) => [before, after]);
    const raws = [...Object.values<RawTile>(examples), ...own];
    const known = new Set([...Object.keys(schema.shape), ...own.flatMap(Object.keys), 'version']);
    const extras = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true });
    const unknown = extras.map((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([key]) => !known.has(key))),
    );
    const check = fc.property(fc.constantFrom(...raws), unknown, (raw, extra) => {
      const names = Object.keys(extra);
      const pickExtras = (from: RawTile) => Object.fromEntries(names.map((name) => [name, from[name]]));
      const up = expectOk(migrateTile({ ...raw, ...extra }, definition));
      expect(pickExtras(up)).toEqual(pickExtras(extra));
      expect(pickExtras(expectOk(undoMigrations(up, 1, definition)))).toEqual(pickExtras(extra));
    });
    fc.assert(check, { numRuns: 40 });
  });
});
