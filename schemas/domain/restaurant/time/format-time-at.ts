import { wallClock } from '../wall-time.ts';
import { formatMinutes } from './format-minutes.ts';

/** The local time of an instant, such as `18:45`; in London where the zone is unknown. */
export function formatTimeAt(at: Date, timeZone?: string): string {
  const minutes = (wallClock(timeZone) ?? wallClock())?.read(at).minutes ?? 0;
  return formatMinutes(minutes);
}
