import type { QueryResult } from 'pg';
import { z } from 'zod';
import type { TemporaryValues, ValuesInput } from './shared-state.ts';

/** Runs a statement. Each row is a list of its columns. */
export type Query = (text: string, values: readonly unknown[]) => Promise<QueryResult<unknown[]>>;

/** Values in the table `shared_values`. Rejects where the database cannot be reached. */
export function createPostgresValues(
  query: Query,
  now: () => number,
  { name, ttlMs, maxBytes, maxBytesPerOwner }: ValuesInput,
): TemporaryValues {
  /** Removes the oldest values until the rest fits into the limit. */
  const trim = (limit: number, owner: string | undefined): Promise<unknown> =>
    query(
      `delete from shared_values using (
         select key, sum(length(value)) over (order by saved_at desc) as bytes
         from shared_values where collection = $1 and ($2::text is null or owner = $2)
       ) as listed
       where collection = $1 and shared_values.key = listed.key and bytes > $3`,
      [name, owner ?? null, limit],
    );
  return {
    async save(key, value, owner) {
      await query(
        `insert into shared_values (collection, key, owner, value, expires_at) values ($1, $2, $3, $4, $5)
         on conflict (collection, key) do update
         set owner = excluded.owner, value = excluded.value, expires_at = excluded.expires_at, saved_at = default`,
        [name, key, owner ?? null, value, now() + ttlMs],
      );
      if (owner !== undefined && maxBytesPerOwner !== undefined) await trim(maxBytesPerOwner, owner);
      await trim(maxBytes, undefined);
    },
    async find(key) {
      const { rows } = await query(
        'select value from shared_values where collection = $1 and key = $2 and expires_at > $3',
        [name, key, now()],
      );
      return z.tuple([z.instanceof(Buffer)]).safeParse(rows[0]).data?.[0];
    },
    async claim(key) {
      const { rowCount } = await query(
        `insert into shared_values (collection, key, value, expires_at) values ($1, $2, '', $3)
         on conflict (collection, key) do update set expires_at = excluded.expires_at
         where shared_values.expires_at <= $4`,
        [name, key, now() + ttlMs, now()],
      );
      return rowCount === 1;
    },
    async remove(key) {
      await query('delete from shared_values where collection = $1 and key = $2', [name, key]);
    },
  };
}
