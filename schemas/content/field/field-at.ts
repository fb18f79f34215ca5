import { z } from 'zod';
import type { PathStep } from '../problem/problem.ts';
import { innermost, metaOf } from './schema-layers.ts';

/** What the schema says of a place in content. */
export interface FieldAt {
  /** In the words of the editor's form: “Links, second: Address”. */
  readonly title: string;
  /** Undefined where no schema knows the place. */
  readonly schema: z.ZodType | undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** “second”, and beyond ten “number 11”. Counts from 0. */
export const ordinal = (at: number): string => ordinals[at] ?? `number ${at + 1}`;

/** Follows a path of content through its schema. */
export function fieldAt(schema: z.ZodType | undefined, path: readonly PathStep[]): FieldAt {
  let title = '';
  let outer = schema;
  for (const step of path) {
    outer = outer && stepInto(innermost(outer), step);
    if (typeof step === 'number') title += `, ${ordinal(step)}`;
    else title += `${title === '' ? '' : ': '}${(outer && metaOf(outer).title) ?? step}`;
  }
  return { title, schema: outer && innermost(outer) };
}

function stepInto(schema: z.ZodType, step: PathStep): z.ZodType | undefined {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) return schema.element;
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, step)) return undefined;
  const field: unknown = schema.shape[step];
  return field instanceof z.ZodType ? field : undefined;
}
