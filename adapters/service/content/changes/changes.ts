import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { Change, ChangeKind } from '#schemas/api/content/changes.ts';
import { change } from '#schemas/api/content/changes.ts';

/** Largest number of changes per reply; clients request the rest again. */
const maxChanges = 500;

/**
 * Runs `work` in a transaction as the only writer of content. It locks the row of the change counter, so that changes
 * become visible in the order of their sequence, even with several processes on one database.
 */
export const withContentLock = <Value>(
  database: Database,
  work: (connection: Connection) => Promise<Value>,
): Promise<Value> =>
  database.transaction().execute(async (connection) => {
    await connection
      .updateTable('counters')
      .set((row) => ({ value: row('value', '+', 0) }))
      .where('name', '=', 'changes')
      .execute();
    return work(connection);
  });

/** Appends a change and returns its sequence. Call within `withContentLock`. */
export async function recordChange(
  connection: Connection,
  kind: ChangeKind,
  subject: string,
  at: string,
): Promise<number> {
  const { value: sequence } = await connection
    .updateTable('counters')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'changes')
    .returning('value')
    .executeTakeFirstOrThrow();
  await connection.insertInto('changes').values({ sequence, kind, subject, at }).execute();
  return sequence;
}

/** When visitors last got other content, by the id of the content: published, unpublished, deleted or restored. */
export async function listLastChanges(connection: Connection, kind: ChangeKind): Promise<ReadonlyMap<string, string>> {
  const rows = await connection
    .selectFrom('changes')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('kind', '=', kind)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, at }) => [subject, at]));
}

/** The sequence of the last change of each content of a kind, by id. */
export async function listLastSequences(
  connection: Connection,
  kind: ChangeKind,
): Promise<ReadonlyMap<string, number>> {
  const rows = await connection
    .selectFrom('changes')
    .select(({ fn }) => ['subject', fn.max('sequence').as('sequence')])
    .where('kind', '=', kind)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, sequence }) => [subject, sequence]));
}

/** Sequence of the newest change; 0 before the first. */
export async function readCurrentSequence(connection: Connection): Promise<number> {
  const row = await connection
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'changes')
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Whether content of one of the kinds has changed after a sequence. */
export async function hasChangedSince(
  connection: Connection,
  since: number,
  kinds: readonly ChangeKind[],
): Promise<boolean> {
  const row = await connection
    .selectFrom('changes')
    .select('sequence')
    .where('sequence', '>', since)
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes after a sequence, oldest first, at most 500, and the sequence up to which they are complete. One statement
 * reads both: otherwise a change published in between would be counted but not listed, and clients would miss it.
 */
export async function readChangesSince(
  connection: Connection,
  since: number,
): Promise<{ readonly sequence: number; readonly changes: Change[] }> {
  const rows = await connection
    .selectFrom('counters')
    .leftJoin('changes', (join) => join.on('changes.sequence', '>', since))
    .select(['counters.value', 'changes.sequence', 'changes.kind', 'changes.subject', 'changes.at'])
    .where('counters.name', '=', 'changes')
    .orderBy('changes.sequence')
    .limit(maxChanges)
    .execute();
  const changes = rows.flatMap(({ sequence, kind, subject, at }) =>
    sequence === null ? [] : [change.parse({ sequence, kind, id: subject, at })],
  );
  return { sequence: changes.at(-1)?.sequence ?? rows[0]?.value ?? 0, changes };
}
