import type { z } from 'zod';
import type { PathStep } from '../problem/problem.ts';
import { getInnerFields, getMeta, unwrapSchema } from './schema-layers.ts';

/** The schema and title of a path in content. */
export interface FieldAt {
  /** The path in field titles: “Links, second: Address”. */
  readonly title: string;
  /** Without optional, nullable, default and pipe wrappers. Undefined if the schema does not contain the path. */
  readonly schema: z.ZodType | undefined;
  /** The schema with its wrappers. */
  readonly wrappedSchema: z.ZodType | undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The ordinal of a 0-based index: “second” for 1; “number 11” and so on after the tenth. */
export const ordinal = (at: number): string => ordinals[at] ?? `number ${at + 1}`;

/** Resolves a path in content to its schema. */
export function findField(schema: z.ZodType | undefined, path: readonly PathStep[]): FieldAt {
  let title = '';
  let outer = schema;
  for (const step of path) {
    outer = outer && getInnerFields(outer).get(typeof step === 'number' ? '*' : step);
    if (typeof step === 'number') title += `, ${ordinal(step)}`;
    else title += `${title === '' ? '' : ': '}${(outer && getMeta(outer).title) ?? step}`;
  }
  return { title, schema: outer && unwrapSchema(outer), wrappedSchema: outer };
}
