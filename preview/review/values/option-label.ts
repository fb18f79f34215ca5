import { z } from 'zod';
import { getMeta, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { isRecord } from '#schemas/content/is-record.ts';

/** Formats the value of a choice for editors: `two-thirds` becomes “Two thirds”. */
export const formatOption = (value: string): string => {
  const label = value.replaceAll('-', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** The titles of the options of a choice whose values do not say what they are. */
export const optionTitlesOf = (schema: z.ZodType): ReadonlyMap<string, string> => {
  const { optionTitles } = getMeta(schema);
  return new Map(
    Object.entries(isRecord(optionTitles) ? optionTitles : {}).map(([value, title]) => [value, String(title)]),
  );
};

/** What editors read for a value of a choice; undefined for a value that is not an option. */
export function labelOfOption(schema: z.ZodType | undefined, value: unknown): string | undefined {
  const inner = schema && unwrapSchema(schema);
  if (!schema || typeof value !== 'string' || !(inner instanceof z.ZodEnum) || !inner.options.includes(value))
    return undefined;
  return optionTitlesOf(schema).get(value) ?? formatOption(value);
}
