import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import { maxPageViews, type PageView, pageViewEndpoints } from '#schemas/api/content/page-views.ts';
import { readFact, saveFact } from '../store/facts.ts';

const factName = 'page-views';
const stored = z.array(pageViewEndpoints.savePageView.body);
const compareNames = new Intl.Collator('en-GB').compare;

/** The saved views of the page list, by name. */
export async function listPageViews(connection: Connection): Promise<PageView[]> {
  const text = await readFact(connection, factName);
  return text === undefined ? [] : stored.parse(JSON.parse(text));
}

/** Saves a view instead of another with its name. Undefined if there are too many. Call within `withContentLock`. */
export async function savePageView(connection: Connection, view: PageView): Promise<PageView[] | undefined> {
  const others = (await listPageViews(connection)).filter(({ name }) => name !== view.name);
  if (others.length >= maxPageViews) return undefined;
  return saveAll(connection, [...others, view]);
}

/** Deletes a view; there may be none with this name. Call within `withContentLock`. */
export const deletePageView = async (connection: Connection, name: string): Promise<PageView[]> =>
  saveAll(
    connection,
    (await listPageViews(connection)).filter((view) => view.name !== name),
  );

async function saveAll(connection: Connection, views: readonly PageView[]): Promise<PageView[]> {
  const sorted = views.toSorted((one, other) => compareNames(one.name, other.name));
  await saveFact(connection, factName, JSON.stringify(sorted));
  return sorted;
}
