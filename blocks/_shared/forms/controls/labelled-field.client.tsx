'use client';

import type { ReactNode } from 'react';
import { type ControlProps, errorId, hintId } from '../fields/control.ts';
import styles from '../fields/form.module.css';

type FieldText = Pick<ControlProps, 'id' | 'label' | 'hint' | 'error'>;

/** Label, hint and error of a single control, in reading order. */
export const LabelledField = ({ children, ...text }: FieldText & { readonly children: ReactNode }) => (
  <div className={styles.field} data-invalid={text.error ? '' : undefined}>
    <label htmlFor={text.id}>{text.label}</label>
    <FieldMessages {...text} />
    {children}
  </div>
);

/** Legend, hint and error of a group of controls. */
export const FieldGroup = ({ children, ...text }: FieldText & { readonly children: ReactNode }) => (
  <fieldset
    id={text.id}
    tabIndex={-1}
    className={styles.group}
    data-invalid={text.error ? '' : undefined}
    aria-describedby={
      [text.hint && hintId(text.id), text.error && errorId(text.id)].filter(Boolean).join(' ') || undefined
    }
  >
    <legend>{text.label}</legend>
    <FieldMessages {...text} />
    {children}
  </fieldset>
);

const FieldMessages = ({ id, hint, error }: FieldText) => (
  <>
    {hint && (
      <p id={hintId(id)} className={styles.hint}>
        {hint}
      </p>
    )}
    {error && (
      <p id={errorId(id)} className={styles.error}>
        {error}
      </p>
    )}
  </>
);
