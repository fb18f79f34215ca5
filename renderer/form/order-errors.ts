import type { FieldError, FormContext, FormRule, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldMessages } from '#schemas/forms/_shared/fields/field-presentation.ts';
import type { FieldPresentations, FieldSchema } from './form-schema.ts';
import { listUnchangedFields } from './list-unchanged-fields.ts';

/** A rule of the schema that a value breaks. */
export interface BrokenRule {
  /** Path of the value: `experience.0.employer`. */
  readonly path: string;
  readonly keyword: string;
}

/** Where a value breaks several rules, only the first in this order is reported. */
const keywords: readonly (keyof FieldMessages)[] = [
  'required',
  'type',
  'const',
  'enum',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
];

interface RuleInput {
  readonly schema: FieldSchema;
  readonly presentations: FieldPresentations;
  readonly rules: readonly FormRule[];
  readonly values: FormValues;
  readonly broken: readonly BrokenRule[];
  readonly context: FormContext;
}

/**
 * The errors of normalized values: one message for each field that has changed, in the order of the form. A date in
 * several inputs is one field. Pure.
 */
export function orderErrors({
  schema,
  presentations,
  rules,
  values,
  broken,
  context,
}: RuleInput): readonly FieldError[] {
  const unchanged = listUnchangedFields(schema, values, context);
  const isChanged = ({ path }: { readonly path: string }): boolean => !unchanged.has(path.split('.')[0] ?? '');
  const errors = new Map<string, string>();
  for (const keyword of keywords)
    for (const each of broken.filter(isChanged))
      if (each.keyword === keyword && !errors.has(each.path)) errors.set(each.path, messageOf(presentations, each));
  for (const path of [...errors.keys()]) if (isWithin(path, errors)) errors.delete(path);
  const invalid = new Set([...errors.keys()].map((path) => path.split('.')[0]));
  for (const rule of rules)
    if (!rule.fields.some((field) => invalid.has(field)))
      for (const { path, message } of rule.validate(values, context)) if (!errors.has(path)) errors.set(path, message);
  return [...errors]
    .map(([path, message]) => ({ path, message, position: positionOf(schema, path.split('.')) }))
    .filter(isChanged)
    .sort((one, other) => comparePositions(one.position, other.position))
    .filter(
      (error, at, sorted) => !sorted.slice(0, at).some(({ path }) => areInOneDate(presentations, path, error.path)),
    )
    .map(({ path, message }) => ({ path, message }));
}

/** The position of a field in its form, step by step. */
function positionOf(schema: FieldSchema, [step, ...rest]: readonly string[]): readonly number[] {
  if (step === undefined) return [];
  if (schema.items) return [Number(step) || 0, ...positionOf(schema.items, rest)];
  const { properties = {} } = schema;
  return [Object.keys(properties).indexOf(step), ...positionOf(properties[step] ?? {}, rest)];
}

function comparePositions(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

/** Whether an ancestor of the value has an error itself, which has to be corrected first. */
const isWithin = (path: string, errors: ReadonlyMap<string, string>): boolean =>
  path.split('.').some((_, at, steps) => at > 0 && errors.has(steps.slice(0, at).join('.')));

/** Whether two values are parts of the same date, such as its day and its month. */
function areInOneDate(presentations: FieldPresentations, one: string, other: string): boolean {
  const parent = one.slice(0, Math.max(0, one.lastIndexOf('.')));
  return presentations[parent]?.control === 'birthday' && other.startsWith(`${parent}.`);
}

/** The message for a broken rule: the field’s own, or its ancestor’s. */
function messageOf(presentations: FieldPresentations, { path, keyword }: BrokenRule): string {
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? '*' : step));
  for (let length = steps.length; length > 0; length -= 1) {
    const messages: Partial<Record<string, string>> = presentations[steps.slice(0, length).join('.')]?.messages ?? {};
    const message = messages[keyword] ?? messages.type;
    if (message) return message;
  }
  return 'This cannot be sent as it is';
}
