'use client';

import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { BookingDetails, DetailErrors } from '#schemas/domain/booking/booking-details.ts';
import { getDetailText } from './detail-text.ts';

interface DetailFieldProps {
  readonly name: keyof DetailErrors;
  /** Whether the field is required here although the form does not always require it. */
  readonly required?: boolean;
  readonly typed: BookingDetails;
  readonly errors: DetailErrors;
  readonly onTyped: (change: Partial<BookingDetails>) => void;
}

/** One field of the details: label, hint, error, input. */
export function DetailField({ name, required, typed, errors, onTyped }: DetailFieldProps) {
  const { label, hint, presentation } = getDetailText(name, required);
  const { control, autoComplete, rows } = presentation ?? {};
  const type = control === 'email' || control === 'tel' ? control : 'text';
  const id = `booking-${name}`;
  const error = errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value: typed[name],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onTyped({ [name]: target.value }),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {control === 'long-text' ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} spellCheck={type === 'text' ? undefined : false} />
      )}
    </div>
  );
}
