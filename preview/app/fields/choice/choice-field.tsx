import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { formatOption } from '#preview/review/values/option-label.ts';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';

/** What editors read for a value of a choice. */
export const labelOfChoice = ({ titles }: Pick<FieldOf<'choice'>, 'titles'>, value: string): string =>
  titles?.get(value) ?? formatOption(value);

/**
 * A choice from a list. A value that is not in the list is shown until another one is chosen. The title of the empty
 * value says what applies without a choice.
 */
export function ChoiceField({ field, value, change, attributes }: ControlProps<FieldOf<'choice'>>) {
  const { values, fallback } = field;
  const defaults = typeof fallback === 'string' ? fallback : '';
  const current = typeof value === 'string' && value !== '' ? value : defaults;
  const isUnknown = current !== '' && !values.includes(current);
  return (
    <Select {...attributes} value={current} onChange={(event) => change(event.target.value || undefined)}>
      {defaults === '' && <option value="">{field.titles?.get('') ?? 'None'}</option>}
      {isUnknown && <option value={current}>{`${current} (not an option)`}</option>}
      {values.map((each) => (
        <option key={each} value={each}>
          {labelOfChoice(field, each)}
        </option>
      ))}
    </Select>
  );
}
