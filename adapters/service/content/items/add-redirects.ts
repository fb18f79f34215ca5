import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import type { AddedRedirect } from '#schemas/api/content/content-items.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { readContent } from '../store/contents.ts';
import { checkItem, ruleErrors } from './check-item.ts';
import { changeItemRow, readItemRow } from './item-row.ts';
import { savePublishedItem } from './save-published-item.ts';

const key = { kind: 'settings', id: settingsId } as const;

const normalizePath = (path: unknown): string =>
  String(path)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');

/** Settings with more redirects. A new one replaces one from the same address, and no redirect leads away from where it leads. */
const withRedirects = (settings: string, added: readonly AddedRedirect[]): string =>
  changeRedirects(settings, { added, freed: added.flatMap(({ from, to }) => [from, to]) });

interface RedirectChange {
  readonly added?: readonly AddedRedirect[];
  /** Paths from which redirects are removed. */
  readonly freed: readonly string[];
}

function changeRedirects(settings: string, { added = [], freed }: RedirectChange): string {
  const value: unknown = JSON.parse(settings);
  if (!isRecord(value)) return settings;
  const known: readonly unknown[] = Array.isArray(value.redirects) ? value.redirects : [];
  const paths = new Set(freed.map(normalizePath));
  const others = known.filter((each) => !(isRecord(each) && paths.has(normalizePath(each.from))));
  return added.length === 0 && others.length === known.length
    ? settings
    : JSON.stringify({ ...value, redirects: [...others, ...added] });
}

/** Why the settings cannot have these redirects. */
export async function checkRedirects(
  connection: Connection,
  added: readonly AddedRedirect[],
): Promise<readonly InvalidField[]> {
  if (added.length === 0) return [];
  const live = await readContent(connection, key.kind, key.id);
  if (live === undefined) return [{ path: 'body.redirects', message: 'cannot be added: there are no settings' }];
  const errors = [
    ...(await checkItem(connection, key, withRedirects(live, added))),
    // A mistake among the others must not prevent this one.
    ...ruleErrors(key.kind, { redirects: added }),
  ];
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
  return added.length === 0 ? undefined : changeSettings(connection, (settings) => withRedirects(settings, added), at);
}

/**
 * Removes the redirects from a path, because content is shown there, as `addRedirects` adds them. Call within
 * `withContentLock`.
 */
export const removeRedirects = (connection: Connection, path: string, at: string): Promise<number | undefined> =>
  changeSettings(connection, (settings) => changeRedirects(settings, { freed: [path] }), at);

/** Changes the live settings, their draft and their scheduled version. Nothing happens if the live ones stay the same. */
async function changeSettings(
  connection: Connection,
  change: (settings: string) => string,
  at: string,
): Promise<number | undefined> {
  const live = await readContent(connection, key.kind, key.id);
  const content = live === undefined ? undefined : change(live);
  if (content === undefined || content === live) return undefined;
  const { sequence } = await savePublishedItem(connection, key, { content, at });
  const row = await readItemRow(connection, key);
  if (row)
    await changeItemRow(connection, key, {
      ...(row.draft !== null && { draft: change(row.draft), version: row.version + 1, saved_at: at }),
      ...(row.scheduled !== null && { scheduled: change(row.scheduled) }),
    });
  return sequence;
}
