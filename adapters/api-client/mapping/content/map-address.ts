import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName, normalizeName } from '../mapping.ts';
import { toId, toName } from '../names-and-ids.ts';

type Fields = Readonly<Record<string, unknown>>;

const townNames = ['town', 'city', 'locality', 'addressLocality'] as const;
const postcodeNames = ['postcode', 'postalCode', 'zip'] as const;
/** Parts of an address that are not lines of it. */
const otherNames: ReadonlySet<string> = new Set(
  [...postcodeNames, 'country', 'countryCode', 'lat', 'lng', 'latitude', 'longitude', 'id'].map(normalizeName),
);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The parts of an address that is an object: `{ line1, town, postcode }`. The postcode is in a field of its own. */
function readParts(address: Fields) {
  return {
    lines: Object.entries(address)
      .filter(([name]) => !otherNames.has(normalizeName(name)))
      .map(([, value]) => textOf(value))
      .filter(Boolean),
    town: textOf(findByName(address, townNames)),
    postcode: textOf(findByName(address, postcodeNames)),
  };
}

/** The fields of a restaurant that say where it is: lines, postcode, and its town by name and as an id. */
export function mapAddress(json: Fields): Fields {
  const { address, what3words } = json;
  const parts = isRecord(address) ? readParts(address) : undefined;
  const lines =
    parts?.lines ?? (typeof address === 'string' ? address.split(/\s*[,\n]\s*/).filter(Boolean) : undefined);
  const city = textOf(json.city) || parts?.town || '';
  const cityName = isBlank(json.cityName) && city !== '' ? nameOfCity(city) : json.cityName;
  return {
    ...(lines && { address: lines }),
    ...(isBlank(json.postcode) && parts?.postcode && { postcode: parts.postcode }),
    ...(cityName !== json.cityName && { cityName }),
    ...(/[^A-Za-z0-9._-]/.test(city) ? { city: toId(city, 'city'), statedCity: city } : city !== '' && { city }),
    ...(typeof what3words === 'string' && { what3words: what3words.trim().replace(/^\/+/, '') }),
  };
}

/** A city is stated by its name or as an id: “Bath”, `milton-keynes`. */
const nameOfCity = (city: string): string =>
  /[A-Z\s]/.test(city)
    ? city
    : city
        .split(/[._-]+/)
        .filter(Boolean)
        .map(toName)
        .join(' ');
