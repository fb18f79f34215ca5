'use client';

import styles from '#blocks/booking/journey/journey.module.css';
import type { DetailErrors, TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { detailWords } from './detail-words.ts';

interface DetailFieldProps {
  readonly name: keyof DetailErrors;
  /** Whether it must be given although the form does not always ask for it. */
  readonly required?: boolean;
  readonly typed: TypedDetails;
  readonly errors: DetailErrors;
  readonly onTyped: (change: Partial<TypedDetails>) => void;
}

/** One field of the details: label, hint, fault, input. */
export function DetailField({ name, required, typed, errors, onTyped }: DetailFieldProps) {
  const { label, hint, presentation } = detailWords(name, required);
  const { control, autoComplete, rows } = presentation ?? {};
  const type = control === 'email' || control === 'tel' ? control : 'text';
  const id = `booking-${name}`;
  const error = errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-fault`].filter(Boolean).join(' ');
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
        <p id={`${id}-fault`} className={styles.error}>
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
