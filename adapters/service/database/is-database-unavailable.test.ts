import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '../booking/testing/start-test-databases.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { openDatabase } from './open-database.ts';

const databases = await startTestDatabases();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe.each(databases)('an error of $name', ({ databaseUrl }) => {
  async function getError(statements: readonly string[]): Promise<unknown> {
    const dataDir = mkdtempSync(join(tmpdir(), 'trouble-'));
    const database = await openDatabase({ databaseUrl: await databaseUrl(), dataDir });
    closers.push(
      () => rmSync(dataDir, { recursive: true, force: true }),
      () => database.destroy(),
    );
    try {
      for (const statement of statements) await sql.raw(statement).execute(database);
    } catch (error) {
      return error;
    }
    return undefined;
  }

  const insert = "insert into facts (name, value) values ('one', 'x')";

  it.each([
    ['that breaks a unique key', [insert, insert]],
    ['that breaks a rule', ["insert into facts (name, value) values ('one', null)"]],
    ['that nobody understands', ['selekt 1']],
    ['about a table that is not there', ['select * from nothing']],
  ])('is a programming error for a statement %s [api.failures]', async (_, statements) => {
    const error = await getError(statements);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

const withCode = (fields: object) => Object.assign(new Error('x'), fields);

describe('an error', () => {
  it.each([
    ['08006', {}],
    ['53300', {}],
    ['57014', {}],
    ['40P01', {}],
    ['55P03', {}],
    ['ECONNREFUSED', {}],
    ['ENOENT', { syscall: 'connect' }],
    ['ERR_SQLITE_ERROR', { errcode: 5 }],
    ['ERR_SQLITE_ERROR', { errcode: 261 }],
    ['ERR_SQLITE_ERROR', { errcode: 13 }],
  ])('with code %s %j means that the database is unavailable [api.failures]', (code, more) => {
    expect(isDatabaseUnavailable(withCode({ code, ...more }))).toBe(true);
  });

  it.each([
    ['23505', {}],
    ['22P02', {}],
    ['42P01', {}],
    ['ENOENT', { syscall: 'open' }],
    ['EISDIR', {}],
    ['ERR_SQLITE_ERROR', { errcode: 2067 }],
    ['ERR_SQLITE_ERROR', { errcode: 1 }],
    ['ERR_INVALID_ARG_TYPE', {}],
    [5, {}],
  ])('with code %s %j does not [api.failures]', (code, more) => {
    expect(isDatabaseUnavailable(withCode({ code, ...more }))).toBe(false);
  });
});
