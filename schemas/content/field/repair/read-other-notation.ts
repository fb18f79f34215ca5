import type { z } from 'zod';

/** Reads a value in a notation that other services use for it. Returns undefined if there is none. */
export function readOtherNotation(issue: z.core.$ZodIssue, raw: unknown): unknown {
  if (issue.code === 'invalid_value') return findNamed(issue.values, raw);
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof raw === 'number') return String(raw);
  return undefined;
}

/** “TWO_THIRDS” and “Two thirds” are `two-thirds`. */
const normalizeName = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

function findNamed(values: readonly unknown[], raw: unknown): unknown {
  if (typeof raw !== 'string') return undefined;
  const name = normalizeName(raw);
  return values.find((value) => typeof value === 'string' && normalizeName(value) === name);
}
