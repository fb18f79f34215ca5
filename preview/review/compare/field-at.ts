import { z } from 'zod';
import { page } from '#schemas/page/page.ts';
import type { PathStep } from '#schemas/problem/problem.ts';
import { tiles as tileTypes } from '#schemas/tiles.generated.ts';
import { innermost } from '../walk-fields.ts';

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

/** The schema of a tile's type; that of the page where `type` is undefined. */
export function schemaOf(type: string | undefined): z.ZodType | undefined {
  if (type === undefined) return page;
  return Object.values(tileTypes).find((definition) => definition.type === type)?.schema;
}

/** Follows a path of content through its schema. */
export function fieldAt(schema: z.ZodType | undefined, path: readonly PathStep[]): FieldAt {
  let title = '';
  let outer = schema;
  for (const step of path) {
    outer = outer && stepInto(innermost(outer), step);
    if (typeof step === 'number') title += `, ${ordinal(step)}`;
    else title += `${title === '' ? '' : ': '}${outer?.meta()?.title ?? step}`;
  }
  return { title, schema: outer && innermost(outer) };
}

function stepInto(schema: z.ZodType, step: PathStep): z.ZodType | undefined {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) return schema.element;
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, step)) return undefined;
  const field: unknown = schema.shape[step];
  return field instanceof z.ZodType ? field : undefined;
}
