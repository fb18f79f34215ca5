'use client';

import { type ControlProps, describedBy, errorId, hintId } from '../fields/control.ts';
import styles from '../fields/form.module.css';

/** A checkbox with its label beside it and its error above. */
export function CheckboxControl(props: ControlProps) {
  const { id, name, label, hint, error, value, onChange } = props;
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      {error && (
        <p id={errorId(id)} className={styles.error}>
          {error}
        </p>
      )}
      <label className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value === true}
          aria-required={props.required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
