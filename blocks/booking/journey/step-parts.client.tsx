'use client';

import { phoneHref } from '#blocks/_shared/restaurant/restaurant-links.ts';
import styles from './journey.module.css';
import type { JourneyHouse } from './journey-house.ts';

/** Stands where an answer is on its way. */
export function Waiting({ words }: { readonly words: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}

interface NoAnswerProps {
  readonly house: Pick<JourneyHouse, 'title' | 'phone'>;
  readonly message: string;
  /** Where the same is asked again without script. */
  readonly again: string;
  readonly onRetry: () => unknown;
}

/** Says why there is nothing to choose from, and what can be done. */
export function NoAnswer({ house, message, again, onRetry }: NoAnswerProps) {
  return (
    <div className={styles.notice} role="alert">
      <p>{message}</p>
      <p className={styles.ways}>
        <a
          href={again}
          onClick={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          Try again
        </a>
        {house.phone && (
          <a href={phoneHref(house.phone)}>
            Ring {house.title}: {house.phone}
          </a>
        )}
      </p>
    </div>
  );
}
