'use client';

import { useLayoutEffect, useRef } from 'react';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import styles from './date-field.module.css';

interface NativeDateInputProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly first: string;
  readonly last: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Called on hydration with the text typed before it, and whether the field has the focus. */
  readonly onHydrate: (typed: string, wasFocused: boolean) => void;
}

/** The browser's date field, as the server renders it. It works without script. */
export function NativeDateInput({
  id,
  name,
  value,
  first,
  last,
  describedBy,
  invalid,
  onHydrate,
}: NativeDateInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const onHydrateRef = useRef(onHydrate);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    const typed = current.value === current.defaultValue ? '' : current.value;
    onHydrateRef.current(typed, current === document.activeElement);
  }, []);
  return (
    <Input
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
