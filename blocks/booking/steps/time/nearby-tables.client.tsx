'use client';

import { useQuery } from '@tanstack/react-query';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { browserQuestions } from '#blocks/booking/journey/questions/browser-questions.ts';
import { coversWords } from '#blocks/booking/steps/party/party-words.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { milesText } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { Waiting } from '../step-parts.client.tsx';

interface NearbyTablesProps {
  readonly restaurants: readonly NearbyRestaurant[];
  readonly choice: BookingChoice;
  /** Goes on at another restaurant, with all that was chosen and typed. */
  readonly onMove: (storeId: string) => void;
}

/** Where else the party finds a table on the same day, the nearest first: no journey ends where a table was lost. */
export function NearbyTables({ restaurants, choice, onMove }: NearbyTablesProps) {
  const { date = '', adults = 1, children = 0 } = choice;
  const stores = restaurants.map(({ storeId, miles }) => ({ storeId, miles }));
  const { data } = useQuery({
    queryKey: ['availability', stores, date, adults, children],
    queryFn: ({ signal }) =>
      browserQuestions.availability({ stores, date, adultCovers: adults, childrenCovers: children }, signal),
    enabled: restaurants.length > 0 && date !== '',
  });
  if (restaurants.length === 0) return null;
  if (!data)
    return (
      <>
        <Waiting words="Looking for tables nearby" />
        <div className={`${styles.nearby} ${styles.unscripted}`}>
          <p>The same day, nearby:</p>
          <ul className="plain-list">
            {restaurants.map((restaurant) => (
              <li key={restaurant.storeId}>
                <a className={styles.near} href={stepAddress(restaurant, 'party', { date, adults, children })}>
                  <b>{restaurant.title}</b> <span>{milesText(restaurant.miles)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </>
    );
  if (!data.ok) return <p className={styles.aside}>{data.message}</p>;
  const free = restaurants.filter(({ storeId }) =>
    data.value.some((each) => each.storeId === storeId && each.available),
  );
  if (free.length === 0) return null;
  return (
    <div className={styles.nearby}>
      <p>A table for {coversWords(adults, children)} on the same day, nearby:</p>
      <ul className="plain-list">
        {free.map(({ storeId, title, miles }) => (
          <li key={storeId}>
            <button type="button" className={styles.near} onClick={() => onMove(storeId)}>
              <b>{title}</b> <span>{milesText(miles)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
