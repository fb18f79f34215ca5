import { z } from 'zod';
import { formatDay } from '#blocks/_shared/format/format-day.ts';
import { getInnerFields, getMeta, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPounds } from '../values/format-pounds.ts';
import { labelOfOption } from '../values/option-label.ts';
import { shorten } from '../values/shorten.ts';
import { describeText, describeTextChange } from './describe-text.ts';
import { isSame } from './same-value.ts';

type Entry = Readonly<Record<string, unknown>>;

interface Image {
  readonly url: string;
  readonly alt?: unknown;
  readonly focus?: unknown;
}

const isImage = (value: unknown): value is Image => isRecord(value) && typeof value.url === 'string';

const nameFields = ['linkText', 'title', 'question', 'heading'] as const;

/** Describes a value for editors. The schema has the titles of its fields. */
export function describeValue(value: unknown, schema?: z.ZodType): string {
  const pounds = schema && getMeta(schema).unit === 'pence' ? formatPounds(value) : undefined;
  if (pounds !== undefined) return `£${pounds}`;
  if (isDate(value)) return formatDay(value);
  if (typeof value === 'string') return describeText(labelOfOption(schema, value) ?? value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isImage(value)) return value.url.split('/').at(-1) ?? value.url;
  if (Array.isArray(value)) return describeList(value, schema && getInnerFields(schema).get('*'));
  if (!isRecord(value)) return JSON.stringify(value) ?? 'nothing';
  const name = nameFields.map((field) => value[field]).find((each) => typeof each === 'string');
  return typeof name === 'string' ? describeText(name) : describeRecord(value, schema);
}

const describeList = (entries: readonly unknown[], schema: z.ZodType | undefined): string =>
  entries.length === 0 ? 'none' : shorten(entries.map((entry) => describeValue(entry, schema)).join(', '), 160);

/** Describes an entry without a name: “First day: 28 December 2026; Opening time: 12:00”. */
function describeRecord(value: Entry, schema: z.ZodType | undefined): string {
  if ('openTime' in value && 'closeTime' in value) return describeHours(value);
  const fields = schema && getInnerFields(schema);
  const texts = Object.entries(value)
    .filter(([, each]) => !isEmpty(each))
    .map(([name, each]) => {
      const own = fields?.get(name);
      return `${(own && getMeta(own).title) ?? titleOf(name)}: ${describeInner(each, own)}`;
    });
  return texts.length === 0 ? 'an empty entry' : shorten(texts.join('; '), 160);
}

/** The title of a field that no schema knows: “Up to covers”. */
const titleOf = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** After a title, texts need no quotation marks. */
const describeInner = (value: unknown, schema: z.ZodType | undefined): string =>
  describeValue(value, schema).replace(/^‘([^’]*)’$/, '$1');

/** The hours of some days: “28 December 2026: Closed”. */
function describeHours({ startDate, endDate, openTime, closeTime, reason }: Entry): string {
  const [first, last] = [startDate, endDate].map((date) => (isDate(date) ? formatDay(date) : undefined));
  const days = first === undefined ? `until ${last ?? 'no date'}` : first === last ? first : `${first} to ${last}`;
  const isClosed = [openTime, closeTime].some((time) => String(time).toLowerCase() === 'closed');
  const hours = isClosed ? 'Closed' : `${String(openTime)} to ${String(closeTime)}`;
  return `${days}: ${hours}${isEmpty(reason) ? '' : ` (${String(reason)})`}`;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Describes what became of a value, as the end of a sentence that starts with its field. */
export function describeValueChange(before: unknown, after: unknown, schema?: z.ZodType): string {
  if (isEmpty(before) && isEmpty(after)) return 'still empty, stored differently';
  if (isEmpty(before)) return `now ${describeValue(after, schema)}`;
  if (isEmpty(after)) return `removed; it was ${describeValue(before, schema)}`;
  if (isImage(before) && isImage(after)) return describeImageChange(before, after);
  if (typeof before === 'string' && typeof after === 'string' && isText(schema) && !isDate(before) && !isDate(after))
    return describeTextChange(before, after);
  return `${describeValue(before, schema)} → ${describeValue(after, schema)}`;
}

/** Whether a field has text that is written, and no amount or choice. */
const isText = (schema: z.ZodType | undefined): boolean =>
  !schema || (getMeta(schema).unit !== 'pence' && !(unwrapSchema(schema) instanceof z.ZodEnum));

function describeImageChange(before: Image, after: Image): string {
  const parts = [...describeAltChange(before.alt, after.alt), ...describeFocusChange(before.focus, after.focus)];
  if (before.url !== after.url) return [`${describeValue(before)} → ${describeValue(after)}`, ...parts].join('; ');
  return `${describeValue(after)}: ${parts.length > 0 ? parts.join('; ') : 'other settings'}`;
}

const centre = { x: 50, y: 50 };

/** The focal point as part of the change of its picture, which is the centre unless it is set; empty if it stays. */
const describeFocusChange = (before: unknown, after: unknown): readonly string[] =>
  isSame(before ?? centre, after ?? centre) ? [] : ['focal point moved'];

/** The alternative text as part of the change of its picture; empty if it stays. */
function describeAltChange(before: unknown, after: unknown): readonly string[] {
  if (before === after || (isEmpty(before) && isEmpty(after))) return [];
  if (isEmpty(after)) return ['the picture lost its alternative text'];
  return [`alternative text ${isEmpty(before) ? 'now' : `${describeValue(before)} →`} ${describeValue(after)}`];
}
