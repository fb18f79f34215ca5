import type { GeoPlace } from '#schemas/api/wire.ts';
import type { RestaurantPlace } from '../store/places.ts';
import { landmarks } from './landmarks.ts';
import { postcodeAreas } from './postcode-areas.ts';
import { towns } from './towns.ts';

/** Largest number of results. */
const maxResults = 8;

/** AB1, SW1A or a full postcode without its space: the area's letters and the outward code. */
const postcode = /^(([A-Z]{1,2})\d[A-Z\d]?)(?:\d[A-Z]{2})?$/;

/**
 * Places that match the text, best first. A postcode is matched with the restaurants' postcodes, then with its area.
 * Other text is matched with the letters of an area, then with towns, landmarks and restaurants, full names before prefixes.
 */
export function searchPlaces(restaurants: readonly RestaurantPlace[], text: string): GeoPlace[] {
  const places = searchByPostcode(restaurants, text) ?? [...searchByArea(text), ...searchByName(restaurants, text)];
  return places.slice(0, maxResults);
}

/** SE, or B: the letters of a postcode area alone. */
function searchByArea(text: string): GeoPlace[] {
  const letters = text.trim().toUpperCase();
  const area = postcodeAreas.get(letters);
  return area ? [{ ...area, label: `${letters}, ${area.label}` }] : [];
}

function searchByPostcode(restaurants: readonly RestaurantPlace[], text: string): GeoPlace[] | undefined {
  const compact = text.replaceAll(/\s+/g, '').toUpperCase();
  // An outward code may be followed by the inward code, which always has three characters.
  const match = postcode.exec(compact);
  const letters = match?.[2];
  if (!match || letters === undefined) return undefined;
  const outward = compact.length > 4 ? compact.slice(0, -3) : compact;
  const nearby =
    restaurants.find((place) => place.outwardCode === outward) ??
    restaurants.find((place) => toDistrict(place.outwardCode) === toDistrict(outward));
  if (nearby) return [{ label: outward, lat: nearby.lat, lng: nearby.lng }];
  const area = postcodeAreas.get(letters);
  return area ? [{ label: `${outward}, ${area.label}`, lat: area.lat, lng: area.lng }] : [];
}

/** W1D and W1F belong to the same district W1. */
const toDistrict = (outward: string | undefined): string | undefined => outward?.replace(/(?<=\d)[A-Z]$/, '');

const normalizeName = (value: string): string =>
  value
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function searchByName(restaurants: readonly RestaurantPlace[], text: string): GeoPlace[] {
  const query = normalizeName(text);
  if (query === '') return [];
  const places = [...towns, ...landmarks, ...restaurants.map(({ label, lat, lng }) => ({ label, lat, lng }))];
  const ranked = places
    .map((place) => ({ place, rank: rankName(normalizeName(place.label), query) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || one.place.label.localeCompare(other.place.label, 'en'));
  const labels = new Set<string>();
  return ranked
    .map(({ place }) => place)
    .filter(({ label }) => !labels.has(normalizeName(label)) && labels.add(normalizeName(label)));
}

/** 3 for the full name, 2 for its prefix, 1 for the prefix of one of its words, 0 for no match. */
function rankName(name: string, query: string): number {
  if (name === query) return 3;
  if (name.startsWith(query)) return 2;
  return ` ${name}`.includes(` ${query}`) ? 1 : 0;
}
