import { z } from 'zod';
import type { ItemRow } from '../item-row.ts';

const schedule = z.object({
  scheduled: z.string().nullable(),
  scheduled_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
});

/** The schedule of an item as text, which is stored while the item is unpublished; null if it has none. */
export const scheduleText = (row: ItemRow | undefined): string | null =>
  row && (row.scheduled_at !== null || row.unpublish_at !== null) ? JSON.stringify(schedule.parse(row)) : null;

/** The columns of a schedule that was cancelled when the item was unpublished, without the times that have passed. */
export function restoredSchedule(text: string | null, at: string): Partial<ItemRow> {
  const cancelled = text === null ? undefined : schedule.parse(JSON.parse(text));
  if (!cancelled) return {};
  const { scheduled, scheduled_at, unpublish_at } = cancelled;
  return {
    ...(scheduled_at !== null && scheduled_at > at && { scheduled, scheduled_at }),
    ...(unpublish_at !== null && unpublish_at > at && { unpublish_at }),
  };
}
