'use client';

import { useId } from 'react';
import styles from '#blocks/booking/journey/booking-journey.module.css';

interface CoversFieldProps {
  readonly name: 'adults' | 'children';
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** More than any restaurant takes. Numbers above `max` are kept, so that the form can explain the limit. */
const maxTyped = 999;

/** A number of people, with buttons to increase and decrease it. */
export function CoversField({ name, label, value, min, max, error, onChange }: CoversFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const step = (by: number) => () => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.covers}>
        <button type="button" className={styles.step} aria-disabled={value <= min} onClick={step(-1)}>
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">One fewer</span>
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          required
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => onChange(Math.min(maxTyped, Math.max(0, Math.trunc(target.valueAsNumber) || 0)))}
        />
        <button type="button" className={styles.step} aria-disabled={value >= max} onClick={step(1)}>
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
