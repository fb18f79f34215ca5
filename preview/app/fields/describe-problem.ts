import type { Field, FieldKind } from './describe-field.ts';

const verbs: Readonly<Record<FieldKind, string>> = {
  text: 'Write',
  'rich-text': 'Write',
  number: 'Enter',
  date: 'Enter',
  address: 'Enter',
  raw: 'Enter',
  choice: 'Choose',
  'known-value': 'Choose',
  colour: 'Choose',
  media: 'Choose',
  video: 'Choose',
  reference: 'Choose',
  flag: 'Choose',
  object: 'Add',
  list: 'Add',
  tile: 'Add',
};

const withoutTitle = (message: string): string => message.replace(/^“[^”]*” /, '');

const missing = /^(is required|must not be empty)\b/;

/** Whether a problem is that a field has no value. */
export const isMissingValue = (message: string): boolean => missing.test(withoutTitle(message));

/** The text of a problem beside its field. The message begins with the field's title, which the label already shows. */
export function describeProblem(message: string, { kind, title }: Pick<Field, 'kind' | 'title'>): string {
  const text = withoutTitle(message);
  if (title !== '' && missing.test(text)) return `${verbs[kind]} ${withArticle(title)}.`;
  // The options have titles; the message has their values.
  if (kind === 'choice' && text.startsWith('must be one of')) return 'Choose one of the options.';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A title within a sentence, with its article if it names one thing: “a stay”, “opening hours”. */
export function withArticle(title: string): string {
  const noun = title.charAt(0).toLowerCase() + title.slice(1);
  const [first = ''] = noun.split(/[ ,]/);
  if (/[^s]s$|^text$/.test(noun) || /[^s]s$/.test(first)) return noun;
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
