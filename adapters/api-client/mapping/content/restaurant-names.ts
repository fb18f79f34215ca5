import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Other names of fields that can mean nothing else in a restaurant. */
const otherNames = {
  storeId: ['restaurantId', 'locationId', 'branchId', 'id'],
  title: ['name', 'storeName', 'restaurantName', 'displayName'],
  phone: ['telephone', 'phoneNumber', 'telephoneNumber', 'contactNumber', 'tel'],
  email: ['emailAddress', 'contactEmail'],
  postcode: ['postalCode', 'zipCode', 'zip'],
  clickCollect: ['clickCollectUrl', 'clickAndCollectUrl', 'clickAndCollect'],
  what3words: ['whatThreeWords', 'w3w'],
} as const;

const positionNames = {
  lat: ['lat', 'latitude', 'geoLat'],
  lng: ['lng', 'lon', 'long', 'longitude', 'geoLng', 'geoLong', 'geoLon'],
} as const;

/** A restaurant with the fields that it states under common other names, and its position at the top. */
export function withOwnNames(restaurant: Fields): Fields {
  const named = Object.entries(otherNames).flatMap(([field, names]) => {
    const value = isBlank(restaurant[field]) ? findByName(restaurant, names) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...restaurant, ...Object.fromEntries(named), ...positionIn(restaurant) };
}

/** Latitude and longitude, which are read from the same object. */
function positionIn(restaurant: Fields): Fields {
  if (!isBlank(restaurant.lat) || !isBlank(restaurant.lng)) return {};
  const inner = ['position', 'coordinates', 'location', 'geo', 'geometry', 'address'].map((name) =>
    findByName(restaurant, [name]),
  );
  for (const each of [restaurant, ...inner]) {
    if (!isRecord(each)) continue;
    const [lat, lng] = [findByName(each, positionNames.lat), findByName(each, positionNames.lng)];
    if (lat !== undefined && lng !== undefined) return { lat, lng };
  }
  return {};
}
