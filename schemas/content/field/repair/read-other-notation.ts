import type { z } from 'zod';

/** Reads a value in a notation that other services use for it. Returns undefined if there is none. */
export function readOtherNotation(issue: z.core.$ZodIssue, raw: unknown): unknown {
  if (issue.code === 'invalid_value') return findNamed(issue.values, raw);
  if (issue.code !== 'invalid_type') return undefined;
  switch (issue.expected) {
    case 'string':
      return typeof raw === 'number' ? String(raw) : undefined;
    case 'boolean':
      return readBoolean(raw);
    case 'number':
    case 'int':
      return typeof raw === 'string' && /^\s*-?\d{1,15}(\.\d{1,10})?\s*$/.test(raw) ? Number(raw) : undefined;
    default:
      return undefined;
  }
}

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  on: true,
  1: true,
  false: false,
  no: false,
  n: false,
  off: false,
  0: false,
};

/** “Yes”, “TRUE”, 1 and “off”. Undefined for anything else. */
export function readBoolean(raw: unknown): boolean | undefined {
  const word = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().toLowerCase() : '';
  return Object.hasOwn(booleans, word) ? booleans[word] : undefined;
}

/** “TWO_THIRDS” and “Two thirds” are `two-thirds`. */
const normalizeName = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

function findNamed(values: readonly unknown[], raw: unknown): unknown {
  if (typeof raw !== 'string') return undefined;
  const name = normalizeName(raw);
  return values.find((value) => typeof value === 'string' && normalizeName(value) === name);
}
