'use client';

import { CloseButton } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import styles from './calendar.module.css';

interface CalendarFooterProps {
  readonly active: string;
  /** Why the active day cannot be picked. */
  readonly reason: string | undefined;
  /** Whether the guest has tried to pick it. */
  readonly isRejected: boolean;
  readonly onClose: () => void;
}

/** The active day as text. Screen readers read the day itself, so only a rejected choice is announced. */
export function CalendarFooter({ active, reason, isRejected, onClose }: CalendarFooterProps) {
  return (
    <div className={styles.footer} data-surface="highlight">
      <p aria-hidden="true">
        <span className={styles.day}>{formatDayWithWeekday(active)}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </p>
      <CloseButton className={styles.close} onClick={onClose} />
      <div className="visually-hidden" role="status">
        {isRejected && `${formatDayWithWeekday(active)} cannot be picked: ${reason}.`}
      </div>
    </div>
  );
}
