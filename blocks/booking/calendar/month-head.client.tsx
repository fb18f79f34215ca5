'use client';

import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import styles from './calendar.module.css';
import { monthOf, monthsAfter } from './day/calendar-day.ts';
import { monthName } from './day/day-words.ts';
import { type CalendarReach, withinReach } from './day/move-day.ts';

interface MonthHeadProps {
  readonly id: string;
  readonly active: string;
  readonly reach: CalendarReach;
  readonly onMove: (day: string) => void;
}

/** The month that is shown, and the ways to its neighbours. */
export function MonthHead({ id, active, reach, onMove }: MonthHeadProps) {
  const alternation = (months: number) => {
    const day = withinReach(monthsAfter(active, months), reach);
    // A button that took itself away would take the focus with it: at the end it stays and says so.
    const ended = monthOf(day) === monthOf(active);
    return { 'aria-disabled': ended || undefined, onClick: () => !ended && onMove(day) };
  };
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.month} aria-live="polite">
        {monthName(active)} <span className={styles.year}>{active.slice(0, 4)}</span>
      </h2>
      <button type="button" className={styles.alternation} {...alternation(-1)}>
        <Icon name="arrow-back" label="Previous month" />
      </button>
      <button type="button" className={styles.alternation} {...alternation(1)}>
        <Icon name="arrow" label="Next month" />
      </button>
    </div>
  );
}
