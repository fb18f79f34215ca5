'use client';

import { Field } from '../../ui/field/field.tsx';
import { describedBy } from '../../ui/field/field-ids.ts';
import { TextArea } from '../../ui/field/input.tsx';
import { asText, type ControlProps } from '../fields/control.ts';
import styles from '../fields/form.module.css';

interface LongTextProps extends ControlProps {
  /** The maximum number of characters; undefined without a limit. */
  readonly maxLength: number | undefined;
}

/** The share of the limit from which the count is shown. Source: the GOV.UK Design System's character count. */
const countFromShare = 0.75;

/** A multi-line text field that shows the remaining characters near the limit. */
export function LongTextControl({ maxLength, ...props }: LongTextProps) {
  const { id, name, presentation, error, value, onChange } = props;
  const text = asText(value);
  const { length } = [...text];
  const remaining = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - length;
  const isCountShown = maxLength !== undefined && length >= maxLength * countFromShare;
  const countId = `${id}-count`;
  return (
    <Field {...props}>
      <TextArea
        id={id}
        name={name}
        rows={presentation.rows ?? 6}
        value={text}
        aria-required={props.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(props), isCountShown && countId].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={countId} className={styles.count} role="status" data-over={remaining < 0 || undefined}>
        {isCountShown && remainingText(remaining)}
      </p>
    </Field>
  );
}

const remainingText = (remaining: number): string => {
  const characters = Math.abs(remaining) === 1 ? 'character' : 'characters';
  return remaining < 0 ? `${-remaining} ${characters} too many` : `${remaining} ${characters} left`;
};
