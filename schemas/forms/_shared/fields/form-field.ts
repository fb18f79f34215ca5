import { z } from 'zod';
import { maxCharacters } from '../rules/max-characters.ts';
import type { FieldMessages, FieldPresentation } from './field-presentation.ts';

/** The label and hint of a field. */
export interface FieldLabels {
  readonly title: string;
  /** The hint below the label. */
  readonly hint?: string;
  readonly visibleWhen?: FieldPresentation['visibleWhen'];
}

interface RawIssue {
  readonly code?: string;
  readonly input?: unknown;
}

/** Zod's error message for a missing value or a value of the wrong type. */
const errorFor =
  ({ required, type }: FieldMessages) =>
  ({ code, input }: RawIssue): string | undefined => {
    if (code === 'invalid_value') return required ?? type;
    return input === undefined ? (required ?? type) : type;
  };

const withMeta = <Schema extends z.ZodType>(
  schema: Schema,
  { title, hint }: FieldLabels,
  presentation: FieldPresentation,
): Schema => schema.meta({ title, ...(hint && { description: hint }), presentation });

interface TextRule extends FieldLabels, Pick<FieldPresentation, 'autoComplete' | 'rows'> {
  readonly control?: 'text' | 'email' | 'tel' | 'date' | 'long-text';
  readonly longest: readonly [characters: number, message: string];
  /** Has only the flag `u`, because the browser's validator supports no other flags. */
  readonly pattern?: readonly [pattern: RegExp, message: string];
}

/** A required text; `required` is the message if it is missing. */
export function text(rule: TextRule & { readonly required: string }) {
  const { control = 'text', required, longest, pattern, autoComplete, rows, visibleWhen } = rule;
  const messages: FieldMessages = {
    required,
    type: pattern?.[1] ?? required,
    minLength: required,
    maxLength: longest[1],
    ...(pattern && { pattern: pattern[1] }),
  };
  const limited = z
    .string({ error: errorFor(messages) })
    .min(1, required)
    .refine(...maxCharacters(...longest));
  const presentation = { control, messages, autoComplete, rows, visibleWhen, maxLength: longest[0] };
  return withMeta(pattern ? limited.regex(...pattern) : limited, rule, presentation);
}

/** An optional text. */
export const optionalText = (rule: TextRule) =>
  text({ ...rule, required: rule.pattern?.[1] ?? rule.longest[1] }).optional();

/** A checkbox that must be selected. */
export const requiredCheckbox = (labels: FieldLabels & { readonly required: string }) => {
  const { required, visibleWhen } = labels;
  const messages = { required, const: required, type: required };
  return withMeta(z.literal(true, { error: required }), labels, { control: 'checkbox', messages, visibleWhen });
};

/** An optional checkbox. */
export const checkbox = (labels: FieldLabels) => {
  const messages = { type: 'Tick the box or leave it empty' };
  return withMeta(z.boolean({ error: messages.type }), labels, {
    control: 'checkbox',
    messages,
    visibleWhen: labels.visibleWhen,
  }).optional();
};

interface ChoiceRule extends FieldLabels {
  readonly control?: 'select' | 'radios';
  readonly required: string;
}

interface ListedRule extends ChoiceRule {
  /** The source of the options in the form context. */
  readonly from?: 'restaurants' | 'others';
}

/** One of the options of the form context. The form needs a `listedRule` to check that it is one of them. */
export const listed = (rule: ListedRule) => listedField(rule, {});

/**
 * The same where the API may have no options. Then the field is not part of the form, because nobody could answer it.
 * The form needs a `requiredListedRule`.
 */
export const listedIfAny = (rule: ListedRule) => listedField(rule, { requiredIfListed: true }).optional();

const listedField = (rule: ListedRule, more: Pick<FieldPresentation, 'requiredIfListed'>) => {
  const { control = 'select', required, visibleWhen, from = 'others' } = rule;
  const messages = { required, type: required, minLength: required, maxLength: required, enum: required };
  const limited = z
    .string({ error: errorFor(messages) })
    .min(1, required)
    .max(120, required);
  return withMeta(limited, rule, { control, messages, visibleWhen, listed: from, ...more });
};

/** One of a few options that the form itself defines: labels by value. */
export const choice = (rule: ChoiceRule & { readonly options: Readonly<Record<string, string>> }) => {
  const { control = 'radios', required, visibleWhen } = rule;
  const messages = { required, type: required, enum: required, const: required };
  const options = Object.entries(rule.options).map(([value, label]) => ({ value, label }));
  const known = z.enum(Object.keys(rule.options), { error: required });
  return withMeta(known, rule, { control, messages, visibleWhen, options });
};

/** Any number of the options of the form context. The form needs a `listedRule`. */
export const listedMany = (rule: FieldLabels & { readonly required: string }) => {
  const { required, visibleWhen } = rule;
  const messages = { required, type: required, enum: required, maxItems: required };
  const items = z.array(z.string({ error: required }).max(120, required), { error: required }).max(60, required);
  return withMeta(items, rule, { control: 'checkboxes', messages, visibleWhen, listed: 'others' });
};

interface NumberRule extends FieldLabels {
  readonly required: string;
  readonly least: readonly [number, message: string];
  readonly most: readonly [number, message: string];
}

/** A required whole number. */
export const wholeNumber = (rule: NumberRule) => {
  const { required, least, most, visibleWhen } = rule;
  const messages = { required, type: required, minimum: least[1], maximum: most[1] };
  const limited = z
    .int({ error: errorFor(messages) })
    .min(...least)
    .max(...most);
  return withMeta(limited, rule, { control: 'number', messages, visibleWhen });
};
