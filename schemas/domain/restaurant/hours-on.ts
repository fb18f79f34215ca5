import type { HoursOverride, Restaurant } from './restaurant.ts';
import { weekdayOf } from './wall-time.ts';

/** What is served: at tables, or over the counter to take away. They close at different times. */
export type Service = 'table' | 'click-and-collect';

/** The hours of one calendar day, as wall times `HH:mm`. */
export type HoursOfDay =
  | { readonly open: false; readonly reason?: string | undefined }
  | { readonly open: true; readonly from: string; readonly to: string; readonly reason?: string | undefined };

type Hours = Pick<Restaurant, 'openingTimes' | 'overrides'>;

/** The last collection where neither restaurant nor configuration states one. Source: the specification’s constants. */
export const defaultCollection = '21:00';

const covers = ({ startDate, endDate }: HoursOverride, date: string): boolean =>
  (startDate === undefined || startDate <= date) && date <= endDate;

/** Of two overrides that cover a day, the one that begins later is meant for it more particularly. */
const overrideOn = (overrides: readonly HoursOverride[], date: string): HoursOverride | undefined =>
  overrides
    .filter((override) => covers(override, date))
    .sort((one, other) => (other.startDate ?? '').localeCompare(one.startDate ?? ''))[0];

/** The hours of a day: its override, else its weekday's. `undefined` when they are not known. */
export function hoursOn(
  restaurant: Hours,
  date: string,
  service: Service = 'table',
  collectionCloses = defaultCollection,
): HoursOfDay | undefined {
  const override = overrideOn(restaurant.overrides, date);
  if (override) {
    const { openTime, closeTime, clickCollectClose, reason } = override;
    return asDay(
      openTime,
      closeTime,
      clickCollectClose ?? defaultBefore(openTime, closeTime, collectionCloses),
      service,
      reason,
    );
  }
  const defaults = restaurant.openingTimes?.[weekdayOf(date)];
  return (
    defaults &&
    asDay(
      defaults.Open,
      defaults.Close,
      defaults.ClickCollectClose ?? defaultBefore(defaults.Open, defaults.Close, collectionCloses),
      service,
    )
  );
}

function asDay(from: string, doors: string, collection: string, service: Service, reason?: string): HoursOfDay {
  const to = service === 'table' || doors === 'Closed' ? doors : collection;
  return from === 'Closed' || to === 'Closed' ? { open: false, reason } : { open: true, from, to, reason };
}

/** Nobody can collect behind closed doors, so a day that ends early ends collection as well. */
const defaultBefore = (from: string, doors: string, defaults: string): string =>
  doors > from && doors < defaults ? doors : defaults;
