'use client';

import { useLayoutEffect, useRef } from 'react';
import styles from './date-field.module.css';

interface PlainDateProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly first: string;
  readonly last: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Called when script is here, with what the guest typed before it, and whether they are still in the field. */
  readonly onAwake: (typed: string, focused: boolean) => void;
}

/** The field as the server sends it: its form works without script. */
export function PlainDate({ id, name, value, first, last, describedBy, invalid, onAwake }: PlainDateProps) {
  const field = useRef<HTMLInputElement>(null);
  const wake = useRef(onAwake);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    const typed = current.value === current.defaultValue ? '' : current.value;
    wake.current(typed, current === document.activeElement);
  }, []);
  return (
    <input
      ref={field}
      type="date"
      id={id}
      name={name}
      className={styles.input}
      defaultValue={value}
      min={first}
      max={last}
      required
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    />
  );
}
