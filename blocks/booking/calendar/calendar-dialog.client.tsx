'use client';

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { ownEvent } from '#blocks/_shared/ui/dialog/own-event.ts';
import styles from './calendar.module.css';
import { CalendarFoot } from './calendar-foot.client.tsx';
import { type DayLimits, firstFreeDay, refusalOf } from './day/day-limits.ts';
import { calendarReach, withinReach } from './day/move-day.ts';
import { MonthHead } from './month-head.client.tsx';
import { MonthTable } from './month-table.client.tsx';

interface CalendarDialogProps {
  readonly value: string;
  readonly limits: DayLimits;
  readonly onPick: (day: string) => void;
  /** Called once when the dialog is closed, for any reason. */
  readonly onClose: () => void;
}

/** The calendar of a date field. Modal, so that it works inside another modal dialog too. */
export function CalendarDialog({ value, limits, onPick, onClose }: CalendarDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const reach = calendarReach(limits.first, limits.last);
  const [active, setActive] = useState(() => withinReach(value || firstFreeDay(limits), reach));
  const [refused, setRefused] = useState(false);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, []);

  // Also call `onClose` directly, because the browser's `close` event is asynchronous: a calendar that is reopened
  // before it arrives would be closed again.
  const close = (): void => {
    dialog.current?.close();
    onClose();
  };
  const move = (day: string): void => {
    setRefused(false);
    setActive(day);
  };
  const pick = (day: string): void => {
    const refusal = refusalOf(day, limits);
    setActive(day);
    setRefused(refusal !== undefined);
    if (refusal) return;
    onPick(day);
    close();
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A dialog below this one stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.calendar}
      data-surface="primary"
      aria-label="Choose a date"
      onClose={ownEvent(onClose)}
      onKeyDown={closeOnEscape}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.board}>
        <Pattern motif="kawung" className={styles.pattern} />
        <MonthHead id={headingId} active={active} reach={reach} onMove={move} />
        <MonthTable
          headingId={headingId}
          active={active}
          chosen={value}
          limits={limits}
          reach={reach}
          onMove={move}
          onPick={pick}
        />
        <CalendarFoot active={active} reason={refusalOf(active, limits)?.reason} refused={refused} onClose={close} />
      </div>
    </dialog>
  );
}
