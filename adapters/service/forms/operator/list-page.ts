import type { Connection } from '#adapters/service/database/tables.ts';

/** Tables of what visitors have sent, with the time at which each row was received. */
export type FormTable = 'customers' | 'enquiries' | 'applications' | 'submissions';

/** Part of a list, by when its entries were received. Timestamps in ISO format. */
export interface ListRange {
  /** The first day (UTC) to list. */
  readonly since: string;
  /** Only entries received later than this; absent: from the first day on. */
  readonly after?: string | undefined;
  /** The number of entries. Those received at the same instant as the last one are added. */
  readonly limit: number;
}

/** The entries of a page: `created_at` compared with `from` by `lower`, and at most `until`. */
export interface ListPage {
  readonly lower: '>' | '>=';
  readonly from: string;
  readonly until: string;
  /** The value of `after` for the next page; absent after the last. */
  readonly next?: string | undefined;
}

/** Later than any entry. */
const farFuture = '9999-12-31T23:59:59.999Z';

/** Finds where the page of a list ends, so that no entry is lost or listed twice, whatever arrives meanwhile. */
export async function findPage(
  connection: Connection,
  table: FormTable,
  { since, after, limit }: ListRange,
): Promise<ListPage> {
  const start =
    after === undefined || after < since
      ? ({ lower: '>=', from: since } as const)
      : ({ lower: '>', from: after } as const);
  const last = await connection
    .selectFrom(table)
    .select('created_at')
    .where('created_at', start.lower, start.from)
    .orderBy('created_at')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  const more =
    last &&
    (await connection
      .selectFrom(table)
      .select('created_at')
      .where('created_at', '>', last.created_at)
      .limit(1)
      .executeTakeFirst());
  return more ? { ...start, until: last.created_at, next: last.created_at } : { ...start, until: farFuture };
}
