import { z } from 'zod';
import { describeField } from '#preview/app/fields/describe-field.ts';
import { unwrapSchema } from '#schemas/content/field/schema-layers.ts';

/** “1 to 90 characters”, “at most 24 entries”; empty if there is neither bound. */
function between(min: number | undefined | null, max: number | undefined | null, what: string): string {
  const low = min ?? undefined;
  if (typeof max === 'number') return low === undefined ? `at most ${max}${what}` : `${low} to ${max}${what}`;
  return low === undefined ? '' : `at least ${low}${what}`;
}

/** The limits of a field's value as text; empty if there are none. */
export function describeLimits(schema: z.ZodType): string {
  const field = describeField(schema);
  if (field.kind === 'choice') return field.values.join(', ');
  if (field.kind === 'list') return between(field.minimum, field.maximum, ' entries');
  if (field.kind === 'number') {
    const bounds = between(field.minimum, field.maximum, '');
    return field.whole ? ['whole', bounds].filter(Boolean).join(', ') : bounds;
  }
  const text = unwrapSchema(schema);
  return text instanceof z.ZodString ? between(text.minLength || undefined, text.maxLength, ' characters') : '';
}
