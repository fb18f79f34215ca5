import { z } from 'zod';
import { readBoolean } from './repair/read-other-notation.ts';
import { withReading } from './repair/readings.ts';

/**
 * The building blocks of every content schema. Each takes the title and description that editors see.
 *
 * All fields normalize input in the same way: `null`, an empty text and a missing key all mean "absent"; numbers and
 * booleans may be sent as text; text is trimmed. An absent optional field is parsed to `undefined`.
 */
type FieldLabels = { readonly title: string; readonly description: string };

const labels = (title: string, description: string): FieldLabels => ({ title, description });

/** Required text of at most `max` characters. */
export const text = (title: string, description: string, max = 120) =>
  z.string().trim().min(1, 'must not be empty').max(max).meta(labels(title, description));

/** A required name. One that is too long is shortened, also within a word: some languages are written without spaces. */
export const nameText = (title: string, description: string, max = 120) =>
  withReading(text(title, description, max), { canSplitWords: true });

/** Optional text of at most `max` characters. */
export const optionalText = (title: string, description: string, max = 120) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || undefined)
    .meta(labels(title, description));

/** Makes any field optional: absent and `null` are parsed to `undefined`. Keeps the field's title. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => {
  const absent = schema.nullish().transform((value) => value ?? undefined);
  const meta = schema.meta();
  return meta ? absent.meta({ ...meta, id: undefined }) : absent;
};

/** One of a fixed set of values; absent is parsed to `fallback`, which defaults to the first value. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  title: string,
  description: string,
  values: Values,
  fallback: Values[number] = values[0],
) =>
  z
    .enum(values)
    .nullish()
    .transform((value) => value ?? fallback)
    .meta({ ...labels(title, description), default: fallback });

const numericText = z
  .string()
  .trim()
  .regex(/^-?\d{1,15}(\.\d{1,10})?$/, 'must be a number')
  .transform(Number);

interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
}

/** A number, or text that is exactly a number ("12.50"). Everything else is rejected. */
export const number = (title: string, description: string, limits: NumberLimits = {}) => {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, whole = false } = limits;
  const checked = whole ? z.number().int().min(min).max(max) : z.number().min(min).max(max);
  return z.union([z.number(), numericText]).pipe(checked).meta(labels(title, description));
};

const booleanInput = withReading(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0', '']), z.literal([0, 1])]).nullish(),
  { read: readBoolean },
).transform((value) =>
  value === null || value === undefined || value === ''
    ? undefined
    : value === true || value === 1 || value === 'true' || value === '1',
);

/** An amount in pence. Editors enter it in pounds. */
export const pence = (title: string, description: string) => {
  const amount = number(title, description, { min: 0, max: 1_000_000, whole: true });
  return amount.meta({ ...labels(title, description), unit: 'pence' });
};

/** A year, `2026`. */
export const year = (title: string, description: string) =>
  number(title, description, { min: 1900, max: 2200, whole: true }).meta({
    ...labels(title, description),
    unit: 'year',
  });

/** A boolean, or "true"/"false", "1"/"0" or 1/0; absent is parsed to `fallback`. */
export const flag = (title: string, description: string, fallback = false) =>
  booleanInput.transform((value) => value ?? fallback).meta({ ...labels(title, description), default: fallback });

/** A boolean like `flag`; absent is parsed to `undefined`, so that the site's configuration decides. */
export const optionalFlag = (title: string, description: string) => booleanInput.meta(labels(title, description));

/** A list of at most `max` entries; absent is parsed to the empty list. */
export const list = <Item extends z.ZodType>(title: string, description: string, item: Item, max = 24) =>
  z
    .array(item)
    .max(max)
    .nullish()
    .transform((value) => value ?? [])
    .meta(labels(title, description));

/** A required list of `min` to `max` entries. */
export const requiredList = <Item extends z.ZodType>(
  title: string,
  description: string,
  item: Item,
  min = 1,
  max = 24,
) => z.array(item).min(min).max(max).meta(labels(title, description));

/** An id that systems send as a text or as a number. */
export const textId = (title: string, description: string, max = 60) =>
  z
    .union([z.string().min(1).max(max), z.number()])
    .transform(String)
    .meta(labels(title, description));

/** What a slug can refer to; editors select it from the existing entries. */
export type ReferenceTarget = 'menu' | 'offer' | 'restaurant' | 'shared-tiles';

/** A slug for URLs: lower-case letters, digits and single hyphens, at most 64 characters. */
export const slug = (title: string, description: string, refersTo?: ReferenceTarget) =>
  z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
    .meta({ ...labels(title, description), ...(refersTo && { refersTo }) });

/**
 * An id that the content service gives: letters, digits, dots, underscores and hyphens, at most 64 characters. It is
 * used in addresses and as an anchor.
 */
export const contentId = (title: string, description: string, refersTo?: ReferenceTarget) =>
  z
    .string()
    .max(64)
    .regex(
      /^[A-Za-z0-9]+([._-]+[A-Za-z0-9]+)*$/,
      'must be letters and digits, with dots, underscores or hyphens between them',
    )
    .meta({ ...labels(title, description), ...(refersTo && { refersTo }) });

/** `2026-12-24T00:00:00Z`, `2026/12/24` and `24/12/2026` are the same day. */
function readDate(raw: unknown): unknown {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const [, year, month, day] = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  const [, lastDay, lastMonth, lastYear] = /^(\d{2})[/.](\d{2})[/.](\d{4})$/.exec(text) ?? [];
  if (year) return `${year}-${month}-${day}`;
  return lastYear ? `${lastYear}-${lastMonth}-${lastDay}` : undefined;
}

/** A calendar day, `2026-12-24`, without a time zone. */
export const isoDate = (title: string, description: string) =>
  withReading(z.iso.date('must be a date like 2026-12-24').meta(labels(title, description)), { read: readDate });

/**
 * Rich text: untrusted HTML from the content service. The renderer parses it into a tree of allowed elements; never
 * output it directly.
 */
export const richText = (title: string, description: string, max = 20_000) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max)
    .meta({ ...labels(title, description), format: 'html' });
