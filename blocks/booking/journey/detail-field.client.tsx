'use client';

import type { DetailFaults, TypedDetails } from '#schemas/table-booking/booking-details.ts';
import styles from './journey.module.css';

interface DetailFieldProps {
  readonly name: keyof DetailFaults;
  readonly label: string;
  readonly typed: TypedDetails;
  readonly faults: DetailFaults;
  readonly onTyped: (change: Partial<TypedDetails>) => void;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  /** Lines of a longer text; absent for one line. */
  readonly rows?: number;
}

/** One field of the details: label, hint, fault, input. */
export function DetailField({
  name,
  label,
  typed,
  faults,
  onTyped,
  hint,
  type = 'text',
  autoComplete,
  rows,
}: DetailFieldProps) {
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
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} spellCheck={type === 'text' ? undefined : false} />
      )}
    </div>
  );
}
