import { z } from 'zod';
import type { Connection, Tables } from '#adapters/service/database/tables.ts';

/** A page's row, deleted or not. */
export const readPageRow = (connection: Connection, id: string) =>
  connection.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();

/** Updates an existing page and returns the new row. Call within `withContentLock`. */
export const changePage = (connection: Connection, id: string, change: Partial<Omit<Tables['pages'], 'id'>>) =>
  connection.updateTable('pages').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Column values that clear a page's schedule. */
export const clearedSchedule = { scheduled: null, scheduled_at: null, unpublish_at: null } as const;

const titleSchema = z.object({ title: z.string() });

/** The title in a page's JSON, shortened for lists. */
export const readTitle = (content: string): string | null =>
  titleSchema.safeParse(JSON.parse(content)).data?.title.slice(0, 200) ?? null;
