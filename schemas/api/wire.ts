import { z } from 'zod';
import { flag, number, text } from '../content/field/field.ts';

/**
 * An id that becomes one segment of a path. What a server between here and there could read as another path
 * (dots alone, slashes, backslashes, percent signs, control characters) is refused, never escaped.
 */
export const pathId = (title: string, description: string) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(100)
    .regex(/^(?!\.{1,2}$)[^/\\%?#\p{Cc}\p{Zl}\p{Zp}]+$/u, 'must not hold slashes, percent signs or control characters')
    .meta({ title, description });

export const storeId = pathId('Store id', 'The restaurant’s number in all systems.');

/** Words of a place or a postcode, as somebody types them. */
export const placeQuery = pathId('Place', 'A place or postcode, at most 100 characters.');

/** A day on the wire: a wall date in the restaurant’s time zone. */
export const wireDate = (description: string) =>
  z.iso.date('must be a date like 2026-12-24').meta({ title: 'Date', description });

/** A wall time on the wire, `19:30`, in the restaurant’s time zone. */
export const wireTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 19:30')
  .meta({ title: 'Time', description: 'A wall time in the restaurant’s time zone.' });

/** A file as it is sent: base64 content. */
export const wireFile = z.object({
  name: z.string().min(1).max(255),
  type: z.string().max(120),
  content: z.string().max(7_000_000),
});

export const covers = (title: string, description: string, min = 0) =>
  number(title, description, { min, max: 500, whole: true });

/** Several values in one query field, parted by commas. */
export const commaList = (title: string, description: string) => z.string().max(500).meta({ title, description });

/**
 * The envelope of replies that can fail for a reason of the business. `errorCode` is one of the catalogue 0 to 20;
 * a failure of the business comes with an HTTP status of success.
 */
const envelopeFields = {
  success: flag('Success', 'Whether it was done.'),
  message: z.string().max(2000).nullish().meta({ title: 'Message', description: 'What to tell the visitor.' }),
  errorCode: z.int().nullish().meta({ title: 'Code', description: 'A code of the error catalogue.' }),
  statusCode: z.int().nullish().meta({ title: 'Status', description: 'The upstream’s own status.' }),
};

export const outcome = z
  .object(envelopeFields)
  .meta({ title: 'Outcome', description: 'Whether it was done, and why not.' });

export const envelope = <Data extends z.ZodType>(data: Data) =>
  z
    .object({ ...envelopeFields, data: data.nullish() })
    .meta({ title: 'Answer', description: 'The data, or why there is none.' });

export const geoPlace = z
  .object({
    label: text('Place', 'The place’s name.', 120),
    lat: number('Latitude', 'Degrees north.', { min: -90, max: 90 }),
    lng: number('Longitude', 'Degrees east.', { min: -180, max: 180 }),
  })
  .meta({ title: 'Place', description: 'A place on the map.' });

export type GeoPlace = z.output<typeof geoPlace>;
