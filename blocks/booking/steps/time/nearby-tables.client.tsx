'use client';

import { useQuery } from '@tanstack/react-query';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { NearHouse } from '#blocks/booking/journey/journey-house.ts';
import { browserQuestions } from '#blocks/booking/journey/questions/browser-questions.ts';
import { coversWords } from '#blocks/booking/steps/party/party-words.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { milesText } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { Waiting } from '../step-parts.client.tsx';

interface NearbyTablesProps {
  readonly houses: readonly NearHouse[];
  readonly choice: BookingChoice;
  /** Goes on at another restaurant, with all that was chosen and typed. */
  readonly onMove: (storeId: string) => void;
}

/** Where else the party finds a table on the same day, the nearest first: no journey ends where a table was lost. */
export function NearbyTables({ houses, choice, onMove }: NearbyTablesProps) {
  const { date = '', adults = 1, children = 0 } = choice;
  const stores = houses.map(({ storeId, miles }) => ({ storeId, miles }));
  const { data } = useQuery({
    queryKey: ['availability', stores, date, adults, children],
    queryFn: ({ signal }) =>
      browserQuestions.availability({ stores, date, adultCovers: adults, childrenCovers: children }, signal),
    enabled: houses.length > 0 && date !== '',
  });
  if (houses.length === 0) return null;
  if (!data)
    return (
      <>
        <Waiting words="Looking for tables nearby" />
        <div className={`${styles.nearby} ${styles.unscripted}`}>
          <p>The same day, nearby:</p>
          <ul className="plain-list">
            {houses.map((house) => (
              <li key={house.storeId}>
                <a className={styles.near} href={stepAddress(house, 'party', { date, adults, children })}>
                  <b>{house.title}</b> <span>{milesText(house.miles)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </>
    );
  if (!data.ok) return <p className={styles.aside}>{data.message}</p>;
  const free = houses.filter(({ storeId }) => data.value.some((each) => each.storeId === storeId && each.available));
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
