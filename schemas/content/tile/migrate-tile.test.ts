import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { defineTile, type RawTile } from './define-tile.ts';
import { migrateTile, undoMigrations, type Versions } from './migrate-tile.ts';

const fixture = z.strictObject({ before: z.looseObject({}), after: z.looseObject({}) });
const types = Object.values(tiles);
const folderOf = (type: string): string => join(import.meta.dirname, '../../tiles', type, 'migrations');

/** The files of `schemas/tiles/<type>/migrations`, of which `3.json` and `3-what.json` show the step to version 3. */
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
    const step: Versions = { ...rest, version: to, migrations: rest.migrations.slice(0, to - 1) };
    const pair = fixture.parse(JSON.parse(readFileSync(join(folderOf(type), name), 'utf8')));
    return { file: `${type}/${name}`, type, to, step, ...pair };
  }),
);

const sound = (moved: ReturnType<typeof migrateTile>): RawTile => {
  if (!moved.ok) throw new Error(moved.message);
  return moved.raw;
};

/** A made-up tile type with two steps: a line became a heading, then the heading a list. */
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
  it('goes up every step that is due, and down again to any version', () => {
    expect(migrateTile({ line: 'a' }, poster)).toMatchObject({ steps: 2, raw: { version: 3, headings: ['a'] } });
    expect(migrateTile({ version: '2', heading: 'a' }, poster)).toMatchObject({ steps: 1, raw: { headings: ['a'] } });
    expect(sound(undoMigrations({ version: 3, headings: ['a'] }, 2, poster))).toEqual({ version: 2, heading: 'a' });
    expect(sound(undoMigrations({ version: 3, headings: ['a'] }, 1, poster))).toEqual({ version: 1, line: 'a' });
  });

  it('stays the very same object where nothing is due', () => {
    const current = { version: 3, headings: ['a'] };
    expect(sound(migrateTile(current, poster))).toBe(current);
    expect(sound(undoMigrations(current, 3, poster))).toBe(current);
    expect(sound(undoMigrations({ version: 1, line: 'a' }, 0, poster))).toEqual({ version: 1, line: 'a' });
  });

  it('is not changed where a step fails, and the step’s words say why', () => {
    const torn = { version: 2, heading: 'torn' };
    const message = 'Poster could not be brought from version 2 to 3: it is torn.';
    expect(migrateTile(torn, poster)).toEqual({ ok: false, message });
    expect(torn).toEqual({ version: 2, heading: 'torn' });
  });

  it.each([0, 1.5, 'two', -1])('is refused with %j as its version', (version) => {
    const message = '“version” must be a whole number from 1 to 3.';
    expect(migrateTile({ version }, poster)).toEqual({ ok: false, message });
    expect(undoMigrations({ version }, 1, poster)).toEqual({ ok: false, message });
  });

  it('is left to the newer site that made it', () => {
    expect(migrateTile({ version: 4 }, poster)).toEqual({ ok: true, raw: { version: 4 }, steps: 0, newer: true });
    expect(undoMigrations({ version: 4 }, 1, poster)).toMatchObject({ ok: false });
  });
});

describe('every migration', () => {
  it('has a fixture, and a missing one says what to add', () => {
    expect(types.flatMap(({ type, version }) => missingSteps(type, version, filesOf(type)))).toEqual([]);
    expect(missingSteps('poster', 3, ['2.json'])).toEqual([
      'Add schemas/tiles/poster/migrations/3.json: { "before": …, "after": … }, a tile of version 2 and what it is at version 3.',
    ]);
  });

  it.each(fixtures)('$file: before becomes after, after undone is before', ({ type, to, step, before, after }) => {
    const stated = { ...before, version: Number(before.version ?? 1) };
    expect(before.type).toBe(type);
    expect(stated.version).toBe(to - 1);
    expect(sound(migrateTile(before, step))).toEqual(after);
    expect(sound(undoMigrations(after, to - 1, step))).toEqual(stated);
  });

  it.each(fixtures)('$file: leaves what is already so as it is', ({ step, to, after }) => {
    const { up } = step.migrations[to - 2] ?? {};
    expect(up?.(after)).toEqual(after);
  });

  it.each(types)('$type: fields that nobody knows survive the way up and the way down', (definition) => {
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
      const kept = (from: RawTile) => Object.fromEntries(names.map((name) => [name, from[name]]));
      const up = sound(migrateTile({ ...raw, ...extra }, definition));
      expect(kept(up)).toEqual(kept(extra));
      expect(kept(sound(undoMigrations(up, 1, definition)))).toEqual(kept(extra));
    });
    fc.assert(check, { numRuns: 40 });
  });
});
