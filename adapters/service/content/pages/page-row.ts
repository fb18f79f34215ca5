import { z } from 'zod';
import type { Connection, Tables } from '#adapters/service/database/tables.ts';

/** A page as it lies in the database, deleted or not. */
export const readPageRow = (connection: Connection, id: string) =>
  connection.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();

/** Changes a page that is there. Gives it as it is then. Only within a `writing`. */
export const changePage = (connection: Connection, id: string, change: Partial<Omit<Tables['pages'], 'id'>>) =>
  connection.updateTable('pages').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** What a page has to which nothing happens by the clock. */
export const noSchedule = { scheduled: null, scheduled_at: null, unpublish_at: null } as const;

const titled = z.object({ title: z.string() });

/** The title in a page's JSON text, as lists show it. */
export const titleOf = (content: string): string | null =>
  titled.safeParse(JSON.parse(content)).data?.title.slice(0, 200) ?? null;
