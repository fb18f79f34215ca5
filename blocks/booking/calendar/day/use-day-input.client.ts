'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DayLimits, explainRefusal } from './day-limits.ts';

export interface DayInput extends DayLimits {
  /** The chosen day; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

interface DayInputState {
  /** The day in the field, which may be one that cannot be booked. */
  readonly day: string;
  /** Why it cannot be booked. */
  readonly problem: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly change: () => void;
  /** Sets the problem of the field's day, if it has one. Returns whether it has none. */
  readonly check: () => boolean;
  readonly pick: (day: string) => void;
}

/**
 * The state of a native date field. A day that can be booked is chosen at once. For another the guest may still be
 * typing the year, so its problem is shown when the field loses focus.
 */
export function useDayInput({ value, onChange, ...limits }: DayInput): DayInputState {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const [previousValue, setPreviousValue] = useState(value);

  // A day that is set from outside replaces the typed one.
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value) setDraft(undefined);
    if (value) setProblem(undefined);
  }

  const choose = (day: string): void => {
    if (day !== value) onChange(day);
  };
  const pick = (day: string): void => {
    setDraft(undefined);
    setProblem(undefined);
    choose(day);
  };
  const change = (): void => {
    const day = input.current?.value ?? '';
    if (day && !explainRefusal(day, limits)) pick(day);
    else setDraft(day);
  };
  const check = (): boolean => {
    const { value: day = '', validity } = input.current ?? {};
    const found = day ? explainRefusal(day, limits) : validity?.badInput ? 'Enter a day, month and year.' : undefined;
    setProblem(found);
    if (!day || found) choose('');
    return found === undefined;
  };
  // A form with a day that cannot be booked is not submitted.
  useEffect(() => {
    const form = input.current?.form;
    const refuse = (event: Event): void => {
      if (check()) return;
      event.preventDefault();
      event.stopPropagation();
      input.current?.focus();
    };
    form?.addEventListener('submit', refuse);
    return () => form?.removeEventListener('submit', refuse);
  });
  // The guest or the browser may have filled in the field before hydration.
  const readFilledIn = useRef(change);
  useLayoutEffect(() => readFilledIn.current(), []);

  return { day: draft ?? value, problem, input, change, check, pick };
}
