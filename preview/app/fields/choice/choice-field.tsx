import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';

/** `two-thirds` as editors read it. */
export const wordsOf = (value: string): string => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One of a few words. A value that is none of them is shown as it stands, until another is chosen. */
export function ChoiceField({ field, value, change, attributes }: ControlProps<FieldOf<'choice'>>) {
  const { values, fallback } = field;
  const defaults = typeof fallback === 'string' ? fallback : '';
  const current = typeof value === 'string' && value !== '' ? value : defaults;
  const isStrange = current !== '' && !values.includes(current);
  return (
    <select {...attributes} value={current} onChange={(event) => change(event.target.value || undefined)}>
      {defaults === '' && <option value="">None</option>}
      {isStrange && <option value={current}>{`${current} (not a choice)`}</option>}
      {values.map((each) => (
        <option key={each} value={each}>
          {wordsOf(each)}
        </option>
      ))}
    </select>
  );
}
