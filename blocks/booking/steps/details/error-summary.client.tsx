'use client';

import type { Ref } from 'react';
import styles from '#blocks/booking/journey/journey.module.css';

export interface ErrorLine {
  /** The element with what is wrong: `booking-email`. */
  readonly id: string;
  readonly words: string;
  /** Goes there, where a link by itself cannot. */
  readonly onGo?: () => void;
}

/** All that is wrong with a form, each with the way to it. */
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
        {lines.map(({ id, words, onGo }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (!onGo) return;
                event.preventDefault();
                onGo();
              }}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
