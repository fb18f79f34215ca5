import type { FieldError, FormContext, FormRule, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldMessages } from '#schemas/forms/_shared/fields/field-presentation.ts';
import type { FieldPresentations, FieldSchema } from './form-schema.ts';

/** A rule of the schema that a value breaks. */
export interface BrokenRule {
  /** The way to the value, `experience.0.employer`. */
  readonly path: string;
  readonly keyword: string;
}

/** Of several rules that one value breaks, the first of these is told: the others follow from it or matter less. */
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

/** What is wrong with tidied values, one message for each field, in the order of the form. Pure. */
export function orderErrors({
  schema,
  presentations,
  rules,
  values,
  broken,
  context,
}: RuleInput): readonly FieldError[] {
  const errors = new Map<string, string>();
  for (const keyword of keywords)
    for (const each of broken)
      if (each.keyword === keyword && !errors.has(each.path)) errors.set(each.path, messageOf(presentations, each));
  for (const path of [...errors.keys()]) if (isWithin(path, errors)) errors.delete(path);
  const invalid = new Set([...errors.keys()].map((path) => path.split('.')[0]));
  for (const rule of rules)
    if (!rule.about.some((field) => invalid.has(field)))
      for (const { path, message } of rule.validate(values, context)) if (!errors.has(path)) errors.set(path, message);
  return [...errors]
    .map(([path, message]) => ({ path, message, place: placeOf(schema, path.split('.')) }))
    .sort((one, other) => comparePlaces(one.place, other.place))
    .map(({ path, message }) => ({ path, message }));
}

/** Where a field stands in its form, step by step. */
function placeOf(schema: FieldSchema, [step, ...rest]: readonly string[]): readonly number[] {
  if (step === undefined) return [];
  if (schema.items) return [Number(step) || 0, ...placeOf(schema.items, rest)];
  const { properties = {} } = schema;
  return [Object.keys(properties).indexOf(step), ...placeOf(properties[step] ?? {}, rest)];
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

/** Whether what a value stands in has a fault itself: that is put right first. */
const isWithin = (path: string, errors: ReadonlyMap<string, string>): boolean =>
  path.split('.').some((_, at, steps) => at > 0 && errors.has(steps.slice(0, at).join('.')));

/** The words for a broken rule: the field’s own, or those of what it stands in. */
function messageOf(presentations: FieldPresentations, { path, keyword }: BrokenRule): string {
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? '*' : step));
  for (let length = steps.length; length > 0; length -= 1) {
    const messages: Partial<Record<string, string>> = presentations[steps.slice(0, length).join('.')]?.messages ?? {};
    const message = messages[keyword] ?? messages.type;
    if (message) return message;
  }
  return 'This cannot be sent as it is';
}
