'use client';

import { phoneHref } from '#blocks/_shared/restaurant/restaurant-links.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';

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

type Reached = Pick<JourneyRestaurant, 'title' | 'phone'>;

/** The way to a table for who has lost it twice. */
export function ByTelephone({ restaurant }: { readonly restaurant: Reached }) {
  if (!restaurant.phone) return null;
  return (
    <p className={styles.aside}>
      Tables go quickly on this day. <PhoneLink restaurant={restaurant} />, and somebody will look for one with you.
    </p>
  );
}

const PhoneLink = ({ restaurant: { title, phone } }: { readonly restaurant: Reached }) =>
  phone && (
    <a href={phoneHref(phone)}>
      Ring {title}: {phone}
    </a>
  );

interface NoAnswerProps {
  readonly restaurant: Reached;
  readonly message: string;
  /** Where the same is asked again without script. */
  readonly again: string;
  readonly onRetry: () => unknown;
}

/** Says why there is nothing to choose from, and what can be done. */
export function NoAnswer({ restaurant, message, again, onRetry }: NoAnswerProps) {
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
        <PhoneLink restaurant={restaurant} />
      </p>
    </div>
  );
}
