/** @jsxImportSource #eager */
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import styles from './next-tables.module.css';

interface NextTablesProps {
  readonly restaurant: Restaurant;
  readonly page: Pick<PageContext, 'now' | 'options'>;
}

/**
 * Reserves the space for a restaurant's next free times, which a script adds once the page has loaded. Nothing without
 * script, or if the restaurant takes no online bookings.
 */
export function NextTables({ restaurant, page }: NextTablesProps) {
  const { storeId, slug, title, timeZone } = restaurant;
  const today = wallClock(timeZone)?.read(page.now).date;
  if (!restaurant.onlineBooking || today === undefined) return null;
  const { defaultCovers, times } = page.options.booking;
  return (
    <next-tables
      className={`screen-only ${styles.tables}`}
      data-store={storeId}
      data-title={title}
      data-path={`/booking/${slug}`}
      data-today={today}
      data-time-zone={timeZone}
      data-covers={defaultCovers}
      data-first-time={times.first}
      data-step-minutes={times.stepMinutes}
    />
  );
}
