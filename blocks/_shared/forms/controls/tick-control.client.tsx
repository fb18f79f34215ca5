'use client';

import { type ControlProps, describedBy, faultId, hintId } from '../fields/control.ts';
import styles from '../fields/form.module.css';

/** One box to tick. Its words stand beside it, its fault above. */
export function TickControl(props: ControlProps) {
  const { id, name, label, hint, fault, value, onChange } = props;
  return (
    <div className={styles.field} data-faulty={fault ? '' : undefined}>
      {fault && (
        <p id={faultId(id)} className={styles.fault}>
          {fault}
        </p>
      )}
      <label className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value === true}
          aria-required={props.required || undefined}
          aria-invalid={fault ? true : undefined}
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
