'use client';

import type { Ref } from 'react';
import styles from '#blocks/booking/journey/booking-journey.module.css';

export interface ErrorLine {
  /** The id of the invalid element: `booking-email`. */
  readonly id: string;
  readonly message: string;
  /** Focuses the field where a link alone cannot. */
  readonly onSelect?: () => void;
}

/** The errors of a form, each with a link to its field. */
export function ErrorSummary({
  lines,
  ref,
}: {
  readonly lines: readonly ErrorLine[];
  readonly ref: Ref<HTMLDivElement>;
}) {
  if (lines.length === 0) return null;
  return (
    <div ref={ref} className={styles.notice} role="alert" tabIndex={-1}>
      <p className={styles.problem}>There is a problem</p>
      <ul>
        {lines.map(({ id, message, onSelect }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (!onSelect) return;
                event.preventDefault();
                onSelect();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
