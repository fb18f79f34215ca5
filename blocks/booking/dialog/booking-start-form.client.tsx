'use client';

import { useEffect, useId, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { DateField } from '#blocks/booking/calendar/date-field.client.tsx';
import { listenToTraversal, pushJourneyEntry } from '#blocks/booking/journey/history/journey-history.client.ts';
import { readSavedJourney } from '#blocks/booking/journey/history/use-journey-history.client.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { PartySizeField } from '#blocks/booking/party-size-field.tsx';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { BookingDialog } from './booking-dialog.client.tsx';
import styles from './booking-start-form.module.css';

export interface BookingStartFormProps {
  readonly restaurant: JourneyRestaurant;
  readonly nearby: readonly NearbyRestaurant[];
}

/**
 * The first two questions of a booking. Without script, or if configured, they lead to the booking page; otherwise a
 * dialog opens.
 */
export function BookingStartForm({ restaurant, nearby }: BookingStartFormProps) {
  const { opens } = restaurant.options;
  const [date, setDate] = useState(restaurant.firstDay);
  const [choice, setChoice] = useState<BookingChoice | undefined>();
  const id = useId();
  useEffect(() => {
    const open = (): void => {
      const saved = readSavedJourney();
      if (![restaurant, ...nearby].some(({ storeId }) => storeId === saved?.storeId)) return;
      setChoice((current) => current ?? saved?.choice);
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
        <PartySizeField options={restaurant.options} />
        <Button type="submit" size="beside-field" className={styles.find}>
          Find a table
        </Button>
      </form>
      {choice && (
        <BookingDialog restaurant={restaurant} nearby={nearby} choice={choice} onClose={() => setChoice(undefined)} />
      )}
    </>
  );
}
