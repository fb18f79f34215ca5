import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { Change, ChangeKind } from '#schemas/api/content/changes.ts';
import { change } from '#schemas/api/content/changes.ts';

/** Changes given at once; whoever wants more asks again. */
const mostChanges = 500;

/**
 * Runs `work` as the only writer of content. The lock is the row of the change counter, so that sequences become
 * visible in their own order, also with several processes on one database.
 */
export const writing = <Value>(database: Database, work: (connection: Connection) => Promise<Value>): Promise<Value> =>
  database.transaction().execute(async (connection) => {
    await connection
      .updateTable('counters')
      .set((row) => ({ value: row('value', '+', 0) }))
      .where('name', '=', 'changes')
      .execute();
    return work(connection);
  });

/** Appends a change within a `writing`. Gives its sequence. */
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

/** Where the feed stands: the sequence of the newest change, 0 before the first. */
export async function currentSequence(connection: Connection): Promise<number> {
  const row = await connection
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'changes')
    .executeTakeFirstOrThrow();
  return row.value;
}

/**
 * The changes after a sequence, oldest first, at most 500, and the sequence up to which they are complete. Both are read by
 * one statement: a publish between two would be counted and not listed, and so be lost for whoever asks on from there.
 */
export async function changesSince(
  connection: Connection,
  since: number,
): Promise<{ readonly sequence: number; readonly changes: Change[] }> {
  const rows = await connection
    .selectFrom('counters')
    .leftJoin('changes', (join) => join.on('changes.sequence', '>', since))
    .select(['counters.value', 'changes.sequence', 'changes.kind', 'changes.subject', 'changes.at'])
    .where('counters.name', '=', 'changes')
    .orderBy('changes.sequence')
    .limit(mostChanges)
    .execute();
  const changes = rows.flatMap(({ sequence, kind, subject, at }) =>
    sequence === null ? [] : [change.parse({ sequence, kind, id: subject, at })],
  );
  return { sequence: changes.at(-1)?.sequence ?? rows[0]?.value ?? 0, changes };
}
