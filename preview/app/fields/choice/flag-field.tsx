import { Select } from '#blocks/_shared/ui/field/input.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';

const isTruthy = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Yes or no. Without a default in the schema, the site's configuration can apply as well. */
export const FlagField = (props: ControlProps<FieldOf<'flag'>>) =>
  props.field.fallback === undefined ? <OptionalFlag {...props} /> : <Checkbox {...props} />;

const Checkbox = ({ field, value, change, attributes }: ControlProps<FieldOf<'flag'>>) => (
  <input
    {...attributes}
    type="checkbox"
    checked={isAbsent(value) ? field.fallback === true : isTruthy(value)}
    onChange={(event) => change(event.target.checked)}
  />
);

const OptionalFlag = ({ value, change, attributes }: ControlProps<FieldOf<'flag'>>) => (
  <Select
    {...attributes}
    value={isAbsent(value) ? '' : isTruthy(value) ? 'yes' : 'no'}
    onChange={({ target }) => change(target.value === '' ? undefined : target.value === 'yes')}
  >
    <option value="">Site default</option>
    <option value="yes">Yes</option>
    <option value="no">No</option>
  </Select>
);
