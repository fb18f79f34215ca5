'use client';

import type { ReactNode } from 'react';
import { type ControlProps, faultId, hintId } from '../fields/control.ts';
import styles from '../fields/form.module.css';

type Said = Pick<ControlProps, 'id' | 'label' | 'hint' | 'fault'>;

/** Label, hint and fault of a single control, in the order in which they are read. */
export const Labelled = ({ children, ...said }: Said & { readonly children: ReactNode }) => (
  <div className={styles.field} data-faulty={said.fault ? '' : undefined}>
    <label htmlFor={said.id}>{said.label}</label>
    <Told {...said} />
    {children}
  </div>
);

/** Legend, hint and fault of several controls that belong together. */
export const Grouped = ({ children, ...said }: Said & { readonly children: ReactNode }) => (
  <fieldset
    id={said.id}
    tabIndex={-1}
    className={styles.group}
    data-faulty={said.fault ? '' : undefined}
    aria-describedby={
      [said.hint && hintId(said.id), said.fault && faultId(said.id)].filter(Boolean).join(' ') || undefined
    }
  >
    <legend>{said.label}</legend>
    <Told {...said} />
    {children}
  </fieldset>
);

const Told = ({ id, hint, fault }: Said) => (
  <>
    {hint && (
      <p id={hintId(id)} className={styles.hint}>
        {hint}
      </p>
    )}
    {fault && (
      <p id={faultId(id)} className={styles.fault}>
        {fault}
      </p>
    )}
  </>
);
