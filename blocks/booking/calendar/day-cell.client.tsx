'use client';

import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import type { DayRefusal } from './day/day-limits.ts';
import styles from './month-table.module.css';

interface DayCellProps {
  /** Absent for a day of another month. */
  readonly day: string | undefined;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly today: boolean;
  readonly refusal: DayRefusal | undefined;
  readonly onPick: (day: string) => void;
}

/** A day of the grid. A day that cannot be picked says why and can still be focused. */
export function DayCell({ day, active, chosen, today, refusal, onPick }: DayCellProps) {
  if (!day) return <td className={styles.empty} />;
  const text = formatDayWithWeekday(day);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its days.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid has this role implicitly.
      role="gridcell"
      className={styles.cell}
      data-day={day}
      data-refusal={refusal?.kind}
      data-surface={chosen ? 'accent' : refusal ? undefined : 'paper'}
      tabIndex={active ? 0 : -1}
      aria-label={refusal ? `${text}, ${refusal.reason}` : text}
      aria-selected={chosen || undefined}
      aria-current={today ? 'date' : undefined}
      aria-disabled={refusal ? true : undefined}
      onClick={() => onPick(day)}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
    </td>
  );
}
