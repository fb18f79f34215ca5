'use client';

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import styles from './calendar.module.css';
import { monthOf, monthsAfter } from './day/calendar-day.ts';
import { monthName } from './day/day-names.ts';
import { type CalendarRange, clampToRange } from './day/move-day.ts';

interface MonthHeaderProps {
  readonly id: string;
  readonly active: string;
  readonly range: CalendarRange;
  readonly onMove: (day: string) => void;
}

/** The visible month, and the buttons to the previous and next month. */
export function MonthHeader({ id, active, range, onMove }: MonthHeaderProps) {
  const getNavButtonProps = (months: number) => {
    const day = clampToRange(monthsAfter(active, months), range);
    // A disabled button would lose the focus, so at the end of the range it stays focusable with `aria-disabled`.
    const isAtEnd = monthOf(day) === monthOf(active);
    return { 'aria-disabled': isAtEnd || undefined, onClick: () => !isAtEnd && onMove(day) };
  };
  return (
    <div className={styles.header}>
      <h2 id={id} className={styles.month} aria-live="polite">
        {monthName(active)} <span className={styles.year}>{active.slice(0, 4)}</span>
      </h2>
      <Button variant="plain" size="icon" className={styles.navButton} {...getNavButtonProps(-1)}>
        <Icon name="arrow-back" label="Previous month" />
      </Button>
      <Button variant="plain" size="icon" className={styles.navButton} {...getNavButtonProps(1)}>
        <Icon name="arrow" label="Next month" />
      </Button>
    </div>
  );
}
