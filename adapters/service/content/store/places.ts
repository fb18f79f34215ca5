import type { GeoPlace } from '#schemas/api/wire.ts';
import { positionOf } from '#schemas/domain/restaurant/distance.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listContents } from './contents.ts';
import { oncePerChange } from './once-per-change.ts';
import { parseChanged } from './parse-changed.ts';

/** A restaurant that can be found by a place search. */
export interface RestaurantPlace extends GeoPlace {
  /** Also searched: its city and the outward code of its postcode. */
  readonly city: string;
  readonly outwardCode: string | undefined;
}

const toPlaces = parseChanged((json): readonly RestaurantPlace[] => {
  const { title, city, cityName, postcode, ...rest } = restaurant.parse(json);
  const position = positionOf(rest);
  const outwardCode = postcode?.trim().split(/\s+/)[0]?.toUpperCase();
  return position ? [{ label: title, city: cityName ?? city ?? '', outwardCode, ...position }] : [];
});

/** The restaurants as places. Their own coordinates are more precise than the list of towns. */
export const listPlaces = oncePerChange(
  ['restaurants'],
  async (database): Promise<readonly RestaurantPlace[]> => toPlaces(await listContents(database, 'restaurants')).flat(),
);
