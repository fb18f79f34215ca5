import type { GeoPlace } from '#schemas/api/wire.ts';
import { positionOf } from '#schemas/domain/restaurant/distance.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listContents } from './contents.ts';
import { oncePerChange } from './once-per-change.ts';

/** A restaurant that can be found by a place search. */
export interface RestaurantPlace extends GeoPlace {
  /** Also searched: its city and the outward code of its postcode. */
  readonly city: string;
  readonly outwardCode: string | undefined;
}

/** The restaurants as places. Their own coordinates are more precise than the list of towns. */
export const listPlaces = oncePerChange(async (database): Promise<readonly RestaurantPlace[]> => {
  const contents = await listContents(database, 'restaurants');
  return contents.flatMap((content) => {
    const { title, city, cityName, postcode, ...rest } = restaurant.parse(JSON.parse(content));
    const position = positionOf(rest);
    const outwardCode = postcode?.trim().split(/\s+/)[0]?.toUpperCase();
    return position ? [{ label: title, city: cityName ?? city, outwardCode, ...position }] : [];
  });
});
