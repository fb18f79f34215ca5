'use client';

import { useId, useState } from 'react';
import type { BookingChoice } from '#schemas/table-booking/booking-choice.ts';
import { JourneyDialog } from './journey-dialog.client.tsx';
import type { JourneyHouse } from './journey-house.ts';
import styles from './start-journey.module.css';

export interface StartJourneyProps {
  readonly house: JourneyHouse;
}

/**
 * The first two questions of the journey. Without script, or where the journey is to open as a page, they lead to the
 * journey's own page; else it opens over this one.
 */
export function StartJourney({ house }: StartJourneyProps) {
  const { maxCovers, defaultCovers, opens } = house.options;
  const [choice, setChoice] = useState<BookingChoice | undefined>();
  const id = useId();
  return (
    <>
      <form
        className={styles.start}
        method="get"
        action={house.path}
        onSubmit={(event) => {
          if (opens === 'page') return;
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          setChoice({ date: String(fields.get('date')), adults: Number(fields.get('adults')) });
        }}
      >
        <label className={styles.field} htmlFor={`${id}-date`}>
          Day
          <input
            id={`${id}-date`}
            type="date"
            name="date"
            required
            min={house.today}
            max={house.last}
            defaultValue={house.today}
          />
        </label>
        <label className={styles.field} htmlFor={`${id}-adults`}>
          How many
          <input
            id={`${id}-adults`}
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
      {choice && <JourneyDialog house={house} choice={choice} onClosed={() => setChoice(undefined)} />}
    </>
  );
}
