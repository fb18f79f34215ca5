'use client';

import { asText, type ControlProps, describedBy } from '../fields/control.ts';
import styles from '../fields/form.module.css';
import { Labelled } from './labelled.client.tsx';

interface LongTextProps extends ControlProps {
  /** The most characters; undefined where the schema sets no limit. */
  readonly longest: number | undefined;
}

/** From this share of the limit on it is told how much is left. Source: the GOV.UK Design System’s character count. */
const announcedFrom = 0.75;

/** Several lines, with a count of what is left once it matters. */
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
