import type { FormTexts, FormValues } from './define-form.ts';

const placeholder = /\{(\w+)\}/g;
const span = /\{(\w+)\} to \{(\w+)\}/g;

/** The fields whose values the confirmation of a form repeats. */
export const repeatedFields = ({ thanks }: Pick<FormTexts, 'thanks'>): readonly string[] =>
  [...(thanks?.repeated ?? '').matchAll(placeholder)].flatMap(([, name]) => (name === undefined ? [] : [name]));

/**
 * The sentence of a confirmation that repeats what was sent; undefined where the form has none or a value is missing. A
 * span from a value to the same value is named once.
 */
export function describeSentValues(texts: Pick<FormTexts, 'thanks'>, values: FormValues): string | undefined {
  const isKnown = (name: string): boolean => typeof values[name] === 'string' && values[name] !== '';
  if (!texts.thanks?.repeated || !repeatedFields(texts).every(isKnown)) return undefined;
  return texts.thanks.repeated
    .replaceAll(span, (both, from, to) => (values[from] === values[to] ? `{${from}}` : both))
    .replaceAll(placeholder, (_, name) => String(values[name]));
}
