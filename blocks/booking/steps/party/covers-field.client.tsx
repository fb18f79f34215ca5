'use client';

import { useId } from 'react';
import styles from '#blocks/booking/journey/journey.module.css';

interface CoversFieldProps {
  readonly name: 'adults' | 'children';
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** More people than any restaurant takes: what is typed beyond the limit stays, so that the form can say why it does not fit. */
const mostTyped = 999;

/** A number of people, to be typed, or counted up and down. */
export function CoversField({ name, label, value, least, most, error, onChange }: CoversFieldProps) {
  const id = useId();
  const errorId = `${id}-fault`;
  const step = (by: number) => () => onChange(Math.min(most, Math.max(least, value + by)));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.covers}>
        <button type="button" className={styles.step} aria-disabled={value <= least} onClick={step(-1)}>
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">One fewer</span>
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={least}
          max={most}
          required
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => onChange(Math.min(mostTyped, Math.max(0, Math.trunc(target.valueAsNumber) || 0)))}
        />
        <button type="button" className={styles.step} aria-disabled={value >= most} onClick={step(1)}>
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">One more</span>
        </button>
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
