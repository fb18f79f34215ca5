import { z } from 'zod';
import { describeField } from '#preview/app/fields/describe-field.ts';
import { findWithin } from './find-within.ts';

/** “1 to 90 characters”, “at most 24 entries”; empty if there is neither bound. */
function between(least: number | undefined | null, most: number | undefined | null, what: string): string {
  const low = least ?? undefined;
  if (typeof most === 'number') return low === undefined ? `at most ${most}${what}` : `${low} to ${most}${what}`;
  return low === undefined ? '' : `at least ${low}${what}`;
}

/** The limits of a field's value as text; empty if there are none. */
export function describeLimits(schema: z.ZodType): string {
  const field = describeField(schema);
  if (field.kind === 'choice') return field.values.join(', ');
  if (field.kind === 'list') return between(field.minimum, field.maximum, ' entries');
  if (field.kind === 'number') {
    const words = between(field.minimum, field.maximum, '');
    return field.whole ? ['whole', words].filter(Boolean).join(', ') : words;
  }
  const text = findWithin(schema, z.ZodString);
  return between(text?.minLength || undefined, text?.maxLength, ' characters');
}
