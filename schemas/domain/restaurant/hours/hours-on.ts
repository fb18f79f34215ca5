import type { HoursOverride, Restaurant } from '../restaurant.ts';
import { getWeekday } from '../wall-time.ts';
import { type JoinedOverride, joinOverrides } from './join-overrides.ts';

/** Table service or click and collect. They can close at different times. */
export type Service = 'table' | 'click-and-collect';

/** The hours of one calendar day, as local times `HH:mm`. */
export type HoursOfDay =
  | { readonly open: false; readonly reason?: string | undefined }
  | { readonly open: true; readonly from: string; readonly to: string; readonly reason?: string | undefined };

type Hours = Pick<Restaurant, 'openingTimes' | 'overrides'>;

/** The default time of the last collection. Source: the specification’s constants. */
export const defaultCollectionClose = '21:00';

const covers = ({ startDate, endDate }: HoursOverride, date: string): boolean =>
  (startDate === undefined || startDate <= date) && date <= endDate;

/** If several overrides cover a day, the one that starts later, or else ends earlier, is the most specific one. */
const overrideOn = (overrides: readonly HoursOverride[], date: string): JoinedOverride | undefined =>
  joinOverrides(overrides.filter((override) => covers(override, date))).toSorted(
    (one, other) =>
      (other.startDate ?? '').localeCompare(one.startDate ?? '') || one.endDate.localeCompare(other.endDate),
  )[0];

/** The hours of a day: those of its override, else of its weekday. `undefined` if they are unknown. */
export function hoursOn(
  restaurant: Hours,
  date: string,
  service: Service = 'table',
  collectionCloses = defaultCollectionClose,
): HoursOfDay | undefined {
  const override = overrideOn(restaurant.overrides, date);
  if (override?.isUnclear) return undefined;
  if (override) {
    const { openTime, closeTime, clickCollectClose, reason } = override;
    return hoursForService(
      openTime,
      closeTime,
      clickCollectClose ?? latestCollection(openTime, closeTime, collectionCloses),
      service,
      reason,
    );
  }
  const defaults = restaurant.openingTimes?.[getWeekday(date)];
  return (
    defaults &&
    hoursForService(
      defaults.Open,
      defaults.Close,
      defaults.ClickCollectClose ?? latestCollection(defaults.Open, defaults.Close, collectionCloses),
      service,
    )
  );
}

function hoursForService(
  from: string,
  doorsClose: string,
  collection: string,
  service: Service,
  reason?: string,
): HoursOfDay {
  const to = service === 'table' || doorsClose === 'Closed' ? doorsClose : collection;
  return from === 'Closed' || to === 'Closed' ? { open: false, reason } : { open: true, from, to, reason };
}

/** Collection never ends after the restaurant closes. */
const latestCollection = (from: string, doorsClose: string, defaults: string): string =>
  doorsClose > from && doorsClose < defaults ? doorsClose : defaults;
