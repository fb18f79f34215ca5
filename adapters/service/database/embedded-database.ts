import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The database exists but cannot be used. The message says what to do; nothing was changed. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

export const embeddedFile = (dataDir: string): string => join(dataDir, 'service.sqlite');

/**
 * Marks a database that is being created, until it has its first content. Without the marker an empty database counts
 * as damaged.
 */
const creationMarker = (dataDir: string): string => join(dataDir, 'service.sqlite-creating');

/** Whether the embedded database is new and has no content yet. */
export const isBeingCreated = (dataDir: string): boolean => existsSync(creationMarker(dataDir));

/** Call when the new database has its first content. */
export const finishCreation = (dataDir: string): void => rmSync(creationMarker(dataDir), { force: true });

/**
 * Prepares the folder for a new database, or checks the existing one. Throws an `UnusableDatabase` if it is empty or
 * damaged, because SQLite would silently use it as a new database.
 */
export function prepareEmbeddedDatabase(dataDir: string): void {
  // The database will contain personal data, so other users of the machine must not read it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = embeddedFile(dataDir);
  if (!existsSync(file)) {
    if (getSizeBytes(`${file}-wal`) > 0)
      throw createUnusableError(file, 'is missing, but its write-ahead log service.sqlite-wal is there');
    writeFileSync(creationMarker(dataDir), '', { mode: 0o600 });
    return;
  }
  if (isBeingCreated(dataDir)) return;
  if (getSizeBytes(file) === 0) throw createUnusableError(file, 'is empty (0 bytes)');
  const damage = findDamage(file);
  if (damage !== undefined) throw createUnusableError(file, damage);
}

const getSizeBytes = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** SQLITE_CORRUPT and SQLITE_NOTADB. Source: https://sqlite.org/rescode.html */
const damagedCodes: readonly unknown[] = [11, 26];

function findDamage(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA busy_timeout = 5000');
    const [check] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (check !== 'ok') return `is damaged (${String(check)})`;
    const tables = database.prepare("select name from sqlite_master where name = 'kysely_migration'").get();
    return tables ? undefined : 'does not contain the tables of this service';
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && damagedCodes.includes(error.errcode))
      return `is damaged (${error.message})`;
    throw error;
  } finally {
    database?.close();
  }
}

const createUnusableError = (file: string, what: string): UnusableDatabase =>
  new UnusableDatabase(
    `The database ${file} ${what}. The service does not start, and nothing was changed. ` +
      'Restore the file from a backup. To start with a new database instead, move the file and those whose names begin ' +
      'with service.sqlite- to another folder.',
  );
