import { z } from 'zod';
import { describeField } from '../../app/fields/describe-field.ts';
import { findWithin } from './find-within.ts';

const isBound = (bound: number | undefined | null): bound is number =>
  typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

/** “1 to 90 characters”, “at most 24 entries”; empty where there is neither bound. */
function between(least: number | undefined | null, most: number | undefined | null, what: string): string {
  const low = isBound(least) ? least : undefined;
  if (isBound(most)) return low === undefined ? `at most ${most}${what}` : `${low} to ${most}${what}`;
  return low === undefined ? '' : `at least ${low}${what}`;
}

const bounds = z.object({ minItems: z.number().optional(), maxItems: z.number().optional() });

/** What bounds a field’s value, in words; empty where nothing does. */
export function describeLimits(schema: z.ZodType): string {
  const field = describeField(schema);
  if (field.kind === 'choice') return field.values.join(', ');
  if (field.kind === 'list') {
    const list = findWithin(schema, z.ZodArray);
    const { minItems, maxItems } = bounds.parse(
      list ? z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' }) : {},
    );
    return between(minItems || undefined, maxItems, ' entries');
  }
  if (field.kind === 'number') {
    const number = findWithin(schema, z.ZodNumber);
    const words = between(number?.minValue, number?.maxValue, '');
    return field.whole ? ['whole', words].filter(Boolean).join(', ') : words;
  }
  const text = findWithin(schema, z.ZodString);
  return between(text?.minLength || undefined, text?.maxLength, ' characters');
}
