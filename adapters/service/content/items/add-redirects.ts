import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import type { AddedRedirect } from '#schemas/api/content/content-items.ts';
import { settingsId } from '#schemas/api/content/content-kinds.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { readContent } from '../store/contents.ts';
import { checkItem } from './check-item.ts';
import { changeItemRow, readItemRow } from './item-row.ts';
import { savePublishedItem } from './save-published-item.ts';

const key = { kind: 'settings', id: settingsId } as const;

const normalizePath = (path: unknown): string =>
  String(path)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');

/** Settings with more redirects. A new one replaces one from the same address, and no redirect leads away from where it leads. */
function withRedirects(settings: string, added: readonly AddedRedirect[]): string {
  const value: unknown = JSON.parse(settings);
  if (!isRecord(value)) return settings;
  const known: readonly unknown[] = Array.isArray(value.redirects) ? value.redirects : [];
  const taken = new Set(added.flatMap(({ from, to }) => [normalizePath(from), normalizePath(to)]));
  const others = known.filter((each) => !(isRecord(each) && taken.has(normalizePath(each.from))));
  return JSON.stringify({ ...value, redirects: [...others, ...added] });
}

/** Why the settings cannot have these redirects. */
export async function checkRedirects(
  connection: Connection,
  added: readonly AddedRedirect[],
): Promise<readonly InvalidField[]> {
  if (added.length === 0) return [];
  const live = await readContent(connection, key.kind, key.id);
  if (live === undefined) return [{ path: 'body.redirects', message: 'cannot be added: there are no settings' }];
  const errors = await checkItem(connection, key, withRedirects(live, added));
  return errors.map(({ message }) => ({ path: 'body.redirects', message: `cannot be added: ${message}` }));
}

/**
 * Adds redirects to the live settings, and to their draft and their scheduled version, which would remove them again.
 * Returns the sequence of the change. Call within `withContentLock`.
 */
export async function addRedirects(
  connection: Connection,
  added: readonly AddedRedirect[],
  at: string,
): Promise<number | undefined> {
  const live = await readContent(connection, key.kind, key.id);
  if (live === undefined || added.length === 0) return undefined;
  const { sequence } = await savePublishedItem(connection, key, { content: withRedirects(live, added), at });
  const row = await readItemRow(connection, key);
  if (row)
    await changeItemRow(connection, key, {
      ...(row.draft !== null && {
        draft: withRedirects(row.draft, added),
        version: row.version + 1,
        saved_at: at,
      }),
      ...(row.scheduled !== null && { scheduled: withRedirects(row.scheduled, added) }),
    });
  return sequence;
}
