import { fromLocalTime } from '../../../ui/time/local-time.ts';
import type { BulkAction } from '../plan-bulk.ts';

/** The instant of a local time; undefined while none is entered. */
export const instantOf = (localTime: string): string | undefined =>
  localTime === '' ? undefined : fromLocalTime(localTime).toISOString();

/** Whether an action needs a time. */
export const isTimed = (action: BulkAction): action is 'schedule' | 'schedule-end' =>
  action === 'schedule' || action === 'schedule-end';
