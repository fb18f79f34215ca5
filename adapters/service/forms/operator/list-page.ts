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

/** A page of a list: entries received after `from` up to and including `until`. */
export interface ListPage {
  /** Whether `from` itself belongs to the page. */
  readonly includesFrom: boolean;
  readonly from: string;
  /** Absent: up to the newest. */
  readonly until?: string | undefined;
}

/** Finds where the page of a list ends, so that no entry is lost or listed twice, whatever arrives meanwhile. */
export async function findPage(
  connection: Connection,
  table: FormTable,
  { since, after, limit }: ListRange,
): Promise<ListPage> {
  const [from, includesFrom] = after === undefined || after < since ? [since, true] : [after, false];
  const last = await connection
    .selectFrom(table)
    .select('created_at')
    .where('created_at', includesFrom ? '>=' : '>', from)
    .orderBy('created_at')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  if (!last) return { from, includesFrom };
  const more = await connection
    .selectFrom(table)
    .select('created_at')
    .where('created_at', '>', last.created_at)
    .limit(1)
    .executeTakeFirst();
  return { from, includesFrom, ...(more && { until: last.created_at }) };
}

/** The newest time that no entry has. */
const farFuture = '9999-12-31T23:59:59.999Z';

/** The bounds of a page, for a comparison with `created_at`. */
export const boundsOf = ({ from, includesFrom, until = farFuture }: ListPage) =>
  ({ lower: includesFrom ? '>=' : '>', from, until }) as const;
