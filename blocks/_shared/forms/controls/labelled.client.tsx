'use client';

import type { ReactNode } from 'react';
import { type ControlProps, errorId, hintId } from '../fields/control.ts';
import styles from '../fields/form.module.css';

type Announcement = Pick<ControlProps, 'id' | 'label' | 'hint' | 'error'>;

/** Label, hint and fault of a single control, in the order in which they are read. */
export const Labelled = ({ children, ...said }: Announcement & { readonly children: ReactNode }) => (
  <div className={styles.field} data-faulty={said.error ? '' : undefined}>
    <label htmlFor={said.id}>{said.label}</label>
    <Told {...said} />
    {children}
  </div>
);

/** Legend, hint and fault of several controls that belong together. */
export const Grouped = ({ children, ...said }: Announcement & { readonly children: ReactNode }) => (
  <fieldset
    id={said.id}
    tabIndex={-1}
    className={styles.group}
    data-faulty={said.error ? '' : undefined}
    aria-describedby={
      [said.hint && hintId(said.id), said.error && errorId(said.id)].filter(Boolean).join(' ') || undefined
    }
  >
    <legend>{said.label}</legend>
    <Told {...said} />
    {children}
  </fieldset>
);

const Told = ({ id, hint, error }: Announcement) => (
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
