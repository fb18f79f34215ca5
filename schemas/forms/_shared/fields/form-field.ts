import { z } from 'zod';
import { atMost } from '../rules/at-most.ts';
import type { FieldMessages, FieldPresentation } from './field-presentation.ts';

/** What a field says of itself. */
export interface FieldWords {
  /** The label. */
  readonly title: string;
  /** The hint below the label. */
  readonly hint?: string;
  readonly shownWith?: FieldPresentation['shownWith'];
}

interface RawIssue {
  readonly code?: string;
  readonly input?: unknown;
}

/** Zod’s words for a value of the wrong kind, or for none at all. */
const say =
  ({ required, type }: FieldMessages) =>
  ({ code, input }: RawIssue): string | undefined => {
    if (code === 'invalid_value') return required ?? type;
    return input === undefined ? (required ?? type) : type;
  };

const described = <Schema extends z.ZodType>(
  schema: Schema,
  { title, hint }: FieldWords,
  presentation: FieldPresentation,
): Schema => schema.meta({ title, ...(hint && { description: hint }), presentation });

interface TextRule extends FieldWords, Pick<FieldPresentation, 'autoComplete' | 'rows'> {
  readonly control?: 'text' | 'email' | 'tel' | 'date' | 'long-text';
  readonly longest: readonly [characters: number, message: string];
  /** Written for the flag `u`, without another: the browser's validator knows no flags. */
  readonly pattern?: readonly [pattern: RegExp, message: string];
}

/** A text that must be given; `required` is said when it is not. */
export function text(rule: TextRule & { readonly required: string }) {
  const { control = 'text', required, longest, pattern, autoComplete, rows, shownWith } = rule;
  const messages: FieldMessages = {
    required,
    type: pattern?.[1] ?? required,
    minLength: required,
    maxLength: longest[1],
    ...(pattern && { pattern: pattern[1] }),
  };
  const bounded = z
    .string({ error: say(messages) })
    .min(1, required)
    .refine(...atMost(...longest));
  const presentation = { control, messages, autoComplete, rows, shownWith, longest: longest[0] };
  return described(pattern ? bounded.regex(...pattern) : bounded, rule, presentation);
}

/** A text that may be left out. */
export const optionalText = (rule: TextRule) =>
  text({ ...rule, required: rule.pattern?.[1] ?? rule.longest[1] }).optional();

/** A box that must be ticked. */
export const mustTick = (words: FieldWords & { readonly required: string }) => {
  const { required, shownWith } = words;
  const messages = { required, const: required, type: required };
  return described(z.literal(true, { error: required }), words, { control: 'tick', messages, shownWith });
};

/** A box that may be ticked. */
export const mayTick = (words: FieldWords) => {
  const messages = { type: 'Tick the box or leave it empty' };
  return described(z.boolean({ error: messages.type }), words, {
    control: 'tick',
    messages,
    shownWith: words.shownWith,
  }).optional();
};

interface ChoiceRule extends FieldWords {
  readonly control?: 'select' | 'radios';
  readonly required: string;
}

interface ListedRule extends ChoiceRule {
  /** What the options are; the page brings them. */
  readonly from?: 'restaurants' | 'others';
}

/** One of the options that come with the page: that it is one of them is a rule of the form. */
export const listed = (rule: ListedRule) => {
  const { control = 'select', required, shownWith, from = 'others' } = rule;
  const messages = { required, type: required, minLength: required, maxLength: required, enum: required };
  const bounded = z
    .string({ error: say(messages) })
    .min(1, required)
    .max(120, required);
  return described(bounded, rule, { control, messages, shownWith, listed: from });
};

/** One of a few answers that the form itself knows, by value. */
export const oneOf = (rule: ChoiceRule & { readonly options: Readonly<Record<string, string>> }) => {
  const { control = 'radios', required, shownWith } = rule;
  const messages = { required, type: required, enum: required, const: required };
  const options = Object.entries(rule.options).map(([value, label]) => ({ value, label }));
  const known = z.enum(Object.keys(rule.options), { error: required });
  return described(known, rule, { control, messages, shownWith, options });
};

/** Any number of the options that come with the page. */
export const listedMany = (rule: FieldWords & { readonly required: string }) => {
  const { required, shownWith } = rule;
  const messages = { required, type: required, enum: required, maxItems: required };
  const items = z.array(z.string({ error: required }).max(120, required), { error: required }).max(60, required);
  return described(items, rule, { control: 'ticks', messages, shownWith, listed: 'others' });
};

interface NumberRule extends FieldWords {
  readonly required: string;
  readonly least: readonly [number, message: string];
  readonly most: readonly [number, message: string];
}

/** A whole number that must be given. */
export const wholeNumber = (rule: NumberRule) => {
  const { required, least, most, shownWith } = rule;
  const messages = { required, type: required, minimum: least[1], maximum: most[1] };
  const bounded = z
    .int({ error: say(messages) })
    .min(...least)
    .max(...most);
  return described(bounded, rule, { control: 'number', messages, shownWith });
};
