/** @jsxImportSource #eager */
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { VisitTime } from '#schemas/domain/restaurant/visit-time.ts';
import { visitWindow } from '#schemas/domain/restaurant/visit-window.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import { formatDayOfWeek } from '../format/format-day.ts';
import styles from './next-tables.module.css';

interface NextTablesProps {
  readonly restaurant: Restaurant;
  readonly page: Pick<PageContext, 'now' | 'options'>;
  /** When the visitor wants to come; from now on if absent. */
  readonly visit?: VisitTime | undefined;
}

/**
 * Reserves the space for a restaurant's next free times, which a script adds once the page has loaded. Nothing without
 * script, or if the restaurant takes no online bookings.
 */
export function NextTables({ restaurant, page, visit }: NextTablesProps) {
  const { storeId, slug, title, timeZone } = restaurant;
  const today = wallClock(timeZone)?.read(page.now).date;
  if (!restaurant.onlineBooking || today === undefined) return null;
  const { defaultCovers, opens, times } = page.options.booking;
  const chosen = visit && visitWindow(visit, page.now, timeZone);
  return (
    <next-tables
      className={`screen-only ${styles.tables}`}
      data-store={storeId}
      data-title={title}
      data-path={`/booking/${slug}`}
      data-today={today}
      data-time-zone={timeZone}
      data-dialog={opens === 'page' ? undefined : ''}
      data-covers={defaultCovers}
      data-first-time={times.first}
      data-step-minutes={times.stepMinutes}
      data-visit-date={chosen?.date}
      data-visit-day={chosen && !chosen.isToday ? formatDayOfWeek(chosen.date) : undefined}
      data-visit-night={chosen?.night}
      data-visit-time={chosen?.times?.text}
      data-visit-from={chosen?.times?.fromMinutes}
      data-visit-until={chosen?.times?.untilMinutes}
      data-visit-around={chosen?.times?.aroundMinutes}
    />
  );
}
