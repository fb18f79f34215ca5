import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A place with its name and position at the top. */
export function mapPlace(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const position = positionIn(json);
  const label = findByName(json, ['label', 'name', 'title', 'formattedAddress', 'description', 'text']);
  const lat = position && findByName(position, ['lat', 'latitude']);
  const lng = position && findByName(position, ['lng', 'lon', 'long', 'longitude']);
  return { ...json, label, lat, lng };
}

/** A place in the format of the maps provider, from any other. */
export function mapGeocode(json: unknown): unknown {
  const place = mapPlace(json);
  if (!isRecord(json) || !isRecord(place) || isRecord(json.geometry)) return json;
  return { ...json, geometry: { location: { lat: place.lat, lng: place.lng } } };
}

/** The object that holds the coordinates: the entry itself, its location, or the location of its geometry. */
function positionIn(entry: Fields): Fields | undefined {
  if (findByName(entry, ['lat', 'latitude']) !== undefined) return entry;
  const inner = findByName(entry, ['location', 'position', 'geometry', 'coordinates', 'point']);
  return isRecord(inner) ? positionIn(inner) : undefined;
}
