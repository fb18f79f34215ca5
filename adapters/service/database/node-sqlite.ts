import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Largest number of cached prepared statements. */
const maxStatements = 500;

/**
 * Opens a SQLite file for Kysely. WAL with synchronous FULL forces every committed write to disk. Transactions begin
 * immediately: one that starts with a read could not write after another process has written.
 */
export function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;');
  // Preparing a statement costs more than running most of them. The service uses a few dozen.
  const statements = new LRUCache<string, StatementSync>({ max: maxStatements });
  const prepareCached = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepareCached(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(toBindable)),
        run: (values) => statement.run(...values.map(toBindable)),
        iterate: (values) => statement.iterate(...values.map(toBindable)),
      };
    },
  };
}

function toBindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}
