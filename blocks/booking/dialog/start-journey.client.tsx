'use client';

import { useEffect, useId, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { DateField } from '#blocks/booking/calendar/date-field.client.tsx';
import { listenToTraversal, pushJourneyEntry } from '#blocks/booking/journey/history/journey-history.client.ts';
import { savedJourney } from '#blocks/booking/journey/history/use-journey-history.client.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { JourneyDialog } from './journey-dialog.client.tsx';
import styles from './start-journey.module.css';

export interface StartJourneyProps {
  readonly restaurant: JourneyRestaurant;
  readonly nearby: readonly NearbyRestaurant[];
}

/**
 * The first two questions of the journey. Without script, or where the journey is to open as a page, they lead to the
 * journey's own page; else it opens over this one.
 */
export function StartJourney({ restaurant, nearby }: StartJourneyProps) {
  const { maxCovers, defaultCovers, opens } = restaurant.options;
  const [date, setDate] = useState(restaurant.firstDay);
  const [choice, setChoice] = useState<BookingChoice | undefined>();
  const id = useId();
  useEffect(() => {
    const open = (): void => {
      const saved = savedJourney();
      if (![restaurant, ...nearby].some(({ storeId }) => storeId === saved?.storeId)) return;
      setChoice((opened) => opened ?? saved?.choice);
    };
    open();
    return listenToTraversal({ onArrive: open });
  }, [restaurant, nearby]);
  return (
    <>
      <form
        className={styles.start}
        method="get"
        action={restaurant.path}
        onSubmit={(event) => {
          if (opens === 'page') return;
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          if (date === '' || choice) return;
          pushJourneyEntry({ id: randomUuid() });
          setChoice({ date, adults: Number(fields.get('adults')) });
        }}
      >
        <div className={styles.wide}>
          <DateField
            id={`${id}-date`}
            name="date"
            label="Day"
            value={date}
            today={restaurant.today}
            first={restaurant.today}
            last={restaurant.last}
            closed={(day) => restaurant.closed[day]}
            onChange={setDate}
          />
        </div>
        <label className={styles.field}>
          How many
          <input
            type="number"
            name="adults"
            inputMode="numeric"
            min={1}
            max={maxCovers}
            defaultValue={defaultCovers}
            required
          />
        </label>
        <button type="submit" className={styles.find}>
          Find a table
        </button>
      </form>
      {choice && (
        <JourneyDialog restaurant={restaurant} nearby={nearby} choice={choice} onClosed={() => setChoice(undefined)} />
      )}
    </>
  );
}
