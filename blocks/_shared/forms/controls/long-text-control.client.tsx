'use client';

import { asText, type ControlProps, describedBy } from '../fields/control.ts';
import styles from '../fields/form.module.css';
import { Labelled } from './labelled.client.tsx';

interface LongTextProps extends ControlProps {
  /** The maximum number of characters; undefined without a limit. */
  readonly longest: number | undefined;
}

/** The share of the limit from which the count is shown. Source: the GOV.UK Design System's character count. */
const announcedFrom = 0.75;

/** A multi-line text field that shows the remaining characters near the limit. */
export function LongTextControl({ longest, ...props }: LongTextProps) {
  const { id, name, presentation, error, value, onChange } = props;
  const text = asText(value);
  const { length } = [...text];
  const left = longest === undefined ? Number.POSITIVE_INFINITY : longest - length;
  const tells = longest !== undefined && length >= longest * announcedFrom;
  const count = `${id}-count`;
  return (
    <Labelled {...props}>
      <textarea
        id={id}
        name={name}
        rows={presentation.rows ?? 6}
        value={text}
        aria-required={props.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(props), tells && count].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={count} className={styles.count} role="status" data-over={left < 0 || undefined}>
        {tells && countWords(left)}
      </p>
    </Labelled>
  );
}

const countWords = (left: number): string => {
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${-left} ${characters} too many` : `${left} ${characters} left`;
};
