import type { Database } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { hasChangedSince, readCurrentSequence } from '../changes/changes.ts';

interface Derived<Value> {
  /** The newest change that it takes into account. */
  sequence: number;
  readonly value: Promise<Value>;
}

/**
 * Makes a value that is derived from published content of some kinds be derived once per change of these kinds, however
 * often it is read. Works with several processes on one database, because the newest change is read from it each time.
 */
export function oncePerChange<Value>(
  kinds: readonly ChangeKind[],
  derive: (database: Database) => Promise<Value>,
): (database: Database) => Promise<Value> {
  const known = new WeakMap<Database, Derived<Value>>();
  return async (database) => {
    const sequence = await readCurrentSequence(database);
    const current = known.get(database);
    if (current?.sequence === sequence) return current.value;
    if (current && sequence > current.sequence && !(await hasChangedSince(database, current.sequence, kinds))) {
      current.sequence = Math.max(current.sequence, sequence);
      return current.value;
    }
    const derived = { sequence, value: derive(database) };
    known.set(database, derived);
    // A failed attempt is repeated by the next reader.
    derived.value.catch(() => known.get(database) === derived && known.delete(database));
    return derived.value;
  };
}
