import type { FieldOf } from './describe-field.ts';
import type { ControlProps } from './field-control.tsx';

const isYes = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';

/** Yes or no. */
export const FlagField = ({ field, value, change, attributes }: ControlProps<FieldOf<'flag'>>) => (
  <input
    {...attributes}
    type="checkbox"
    checked={value === undefined || value === null || value === '' ? field.fallback === true : isYes(value)}
    onChange={(event) => change(event.target.checked)}
  />
);
