'use client';

import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { ignoreDescendantEvents } from '#blocks/_shared/ui/dialog/ignore-descendant-events.ts';
import { openDialogEntry } from '#blocks/booking/journey/history/journey-history.client.ts';
import styles from './calendar.module.css';
import { CalendarFooter } from './calendar-footer.client.tsx';
import { type DayLimits, firstAvailableDay, getRefusal } from './day/day-limits.ts';
import { clampToRange, createCalendarRange } from './day/move-day.ts';
import { MonthHeader } from './month-header.client.tsx';
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
  const range = createCalendarRange(limits.first, limits.last);
  const [active, setActive] = useState(() => clampToRange(value || firstAvailableDay(limits), range));
  const [isRejected, setRejected] = useState(false);
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
  const closeOnBack = useRef(close);
  useEffect(() => {
    closeOnBack.current = close;
  });
  useEffect(() => openDialogEntry(() => closeOnBack.current()), []);
  const move = (day: string): void => {
    setRejected(false);
    setActive(day);
  };
  const pick = (day: string): void => {
    const refusal = getRefusal(day, limits);
    setActive(day);
    setRejected(refusal !== undefined);
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
      className={`ui-dialog ${styles.calendar}`}
      data-surface="primary"
      aria-label="Choose a date"
      onClose={ignoreDescendantEvents(({ currentTarget }) => !currentTarget.open && onClose())}
      onKeyDown={closeOnEscape}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.board}>
        <Pattern motif="kawung" className={styles.pattern} />
        <MonthHeader id={headingId} active={active} range={range} onMove={move} />
        <MonthTable
          headingId={headingId}
          active={active}
          chosen={value}
          limits={limits}
          range={range}
          onMove={move}
          onPick={pick}
        />
        <CalendarFooter
          active={active}
          reason={getRefusal(active, limits)?.reason}
          isRejected={isRejected}
          onClose={close}
        />
      </div>
    </dialog>
  );
}
