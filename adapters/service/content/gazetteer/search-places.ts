import type { GeoPlace } from '#schemas/api/wire.ts';
import type { RestaurantPlace } from '../store/places.ts';
import { postcodeAreas } from './postcode-areas.ts';
import { towns } from './towns.ts';

/** Largest number of results. */
const mostResults = 8;

/** AB1, SW1A or a full postcode without its space: the area's letters and the outward code. */
const postcode = /^(([A-Z]{1,2})\d[A-Z\d]?)(?:\d[A-Z]{2})?$/;

/**
 * Places that match the text, best first. A postcode is matched with the restaurants' postcodes, then with its area.
 * Other text is matched with towns and restaurants, full names before prefixes.
 */
export function searchPlaces(restaurants: readonly RestaurantPlace[], typed: string): GeoPlace[] {
  return (byPostcode(restaurants, typed) ?? byWords(restaurants, typed)).slice(0, mostResults);
}

function byPostcode(restaurants: readonly RestaurantPlace[], typed: string): GeoPlace[] | undefined {
  const compact = typed.replaceAll(/\s+/g, '').toUpperCase();
  // An outward code may be followed by the inward code, which always has three characters.
  const match = postcode.exec(compact);
  const letters = match?.[2];
  if (!match || letters === undefined) return undefined;
  const outward = compact.length > 4 ? compact.slice(0, -3) : compact;
  const near =
    restaurants.find((place) => place.outwardCode === outward) ??
    restaurants.find((place) => districtOf(place.outwardCode) === districtOf(outward));
  if (near) return [{ label: outward, lat: near.lat, lng: near.lng }];
  const area = postcodeAreas.get(letters);
  return area ? [{ label: `${outward}, ${area.label}`, lat: area.lat, lng: area.lng }] : [];
}

/** W1D and W1F belong to the same district W1. */
const districtOf = (outward: string | undefined): string | undefined => outward?.replace(/(?<=\d)[A-Z]$/, '');

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function byWords(restaurants: readonly RestaurantPlace[], typed: string): GeoPlace[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const places = [...towns, ...restaurants.map(({ label, lat, lng }) => ({ label, lat, lng }))];
  const ranked = places
    .map((place) => ({ place, rank: rankOf(plain(place.label), wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || one.place.label.localeCompare(other.place.label, 'en'));
  const labels = new Set<string>();
  return ranked.map(({ place }) => place).filter(({ label }) => !labels.has(plain(label)) && labels.add(plain(label)));
}

/** 3 for the full name, 2 for its prefix, 1 for the prefix of one of its words, 0 for no match. */
function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 3;
  if (name.startsWith(wanted)) return 2;
  return ` ${name}`.includes(` ${wanted}`) ? 1 : 0;
}
