import { z } from 'zod';
import { readTime } from '#schemas/content/field/repair/read-time.ts';
import { withReading } from '#schemas/content/field/repair/readings.ts';
import { flag, number, optionalText } from '../content/field/field.ts';

/**
 * An id that becomes one segment of a path. Characters that a proxy could read as another path (only dots, slashes,
 * backslashes, percent signs, control characters) are rejected rather than escaped.
 */
export const pathId = (title: string, description: string) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(100)
    .regex(
      /^(?!\.{1,2}$)[^/\\%?#\p{Cc}\p{Zl}\p{Zp}]+$/u,
      'must not contain slashes, percent signs or control characters',
    )
    .meta({ title, description });

export const storeId = pathId('Store id', 'The restaurant’s number in all systems.');

/** A place or postcode as a visitor types it. */
export const placeQuery = pathId('Place', 'A place or postcode, at most 100 characters.');

/** A date in requests and replies: a calendar day in the restaurant’s time zone. */
export const wireDate = (description: string) =>
  z.iso.date('must be a date like 2026-12-24').meta({ title: 'Date', description });

/** A time in requests and replies: a local time such as `19:30` in the restaurant’s time zone. */
export const wireTime = withReading(
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 19:30')
    .meta({ title: 'Time', description: 'A local time in the restaurant’s time zone.' }),
  { read: readTime },
);

/** A file in a request; `content` is base64. */
export const wireFile = z.object({
  name: z.string().min(1).max(255),
  type: z.string().max(120),
  content: z.string().max(7_000_000),
});

export const covers = (title: string, description: string, min = 0) =>
  number(title, description, { min, max: 500, whole: true });

/** Several values in one query parameter, separated by commas. */
/**
 * The most entries of a list in a reply, far more than any chain has. The client leaves out further ones and logs it, so
 * that a reply without end fills no memory.
 */
export const maxListed = 20_000;

export const commaList = (title: string, description: string) => z.string().max(500).meta({ title, description });

/**
 * The envelope of replies that can fail for a business reason. `errorCode` is a code of the error catalogue, 0 to 20.
 * A business failure has a successful HTTP status.
 */
const envelopeFields = {
  success: flag('Success', 'Whether the request succeeded.'),
  message: z.string().max(2000).nullish().meta({ title: 'Message', description: 'The message for the visitor.' }),
  errorCode: z.int().nullish().meta({ title: 'Code', description: 'A code of the error catalogue.' }),
  statusCode: z.int().nullish().meta({ title: 'Status', description: 'The status of the upstream system.' }),
};

export const outcome = z
  .object(envelopeFields)
  .meta({ title: 'Outcome', description: 'Whether the request succeeded and, if not, why.' });

export const envelope = <Data extends z.ZodType>(data: Data) =>
  z
    .object({ ...envelopeFields, data: data.nullish() })
    .meta({ title: 'Answer', description: 'The data, or the reason why there is none.' });

export const geoPlace = z
  .object({
    label: optionalText('Place', 'The place’s name. If empty, the text that was searched for.', 120),
    lat: number('Latitude', 'Degrees north.', { min: -90, max: 90 }),
    lng: number('Longitude', 'Degrees east.', { min: -180, max: 180 }),
  })
  .meta({ title: 'Place', description: 'A place on the map.' });

export type GeoPlace = z.output<typeof geoPlace> & { readonly label: string };
