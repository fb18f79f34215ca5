'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import { CalendarDialog } from './calendar-dialog.client.tsx';
import styles from './date-field.module.css';
import type { DayLimits } from './day/day-limits.ts';
import { dayWords } from './day/day-words.ts';
import type { TypedDay } from './day/use-typed-day.client.tsx';

interface TypedDateProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly limits: DayLimits;
  readonly typed: TypedDay;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Whether the guest was in the field when script came. */
  readonly focused: boolean;
}

/** Longer than any day in words; what is longer is no day. */
const longest = 60;

/** A day as it is typed, and the button to its calendar. */
export function TypedDate({ id, name, value, limits, typed, describedBy, invalid, focused }: TypedDateProps) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  const settleOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The same key sends the form; not with a day that is none.
    if (event.key === 'Enter' && !typed.settle(event.currentTarget.value)) event.preventDefault();
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const title = value ? 'Change date' : 'Choose a date';
  return (
    <div className={styles.row}>
      <input
        ref={input}
        type="text"
        id={id}
        className={styles.input}
        value={typed.text}
        maxLength={longest}
        autoComplete="off"
        required
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => typed.type(target.value)}
        onKeyDown={settleOnEnter}
        onBlur={({ target }) => typed.settle(target.value)}
      />
      <input type="hidden" name={name} value={value} />
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={value ? `${title}, ${dayWords(value)}` : title}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
        <span className={styles.words}>{title}</span>
      </button>
      {open && <CalendarDialog value={value} limits={limits} onPick={typed.pick} onClose={close} />}
    </div>
  );
}
