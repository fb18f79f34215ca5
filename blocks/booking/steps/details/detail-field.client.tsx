'use client';

import styles from '#blocks/booking/journey/journey.module.css';
import type { DetailFaults, TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { detailWords } from './detail-words.ts';

interface DetailFieldProps {
  readonly name: keyof DetailFaults;
  /** Whether it must be given although the form does not always ask for it. */
  readonly required?: boolean;
  readonly typed: TypedDetails;
  readonly faults: DetailFaults;
  readonly onTyped: (change: Partial<TypedDetails>) => void;
}

/** One field of the details: label, hint, fault, input. */
export function DetailField({ name, required, typed, faults, onTyped }: DetailFieldProps) {
  const { label, hint, look } = detailWords(name, required);
  const { control, autoComplete, rows } = look ?? {};
  const type = control === 'email' || control === 'tel' ? control : 'text';
  const id = `booking-${name}`;
  const fault = faults[name];
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value: typed[name],
    'aria-invalid': fault ? true : undefined,
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
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
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
