'use client';

import { useId, useState } from 'react';
import { BookedTable } from '#blocks/_shared/restaurant/table-scene/booked-table.tsx';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { DateField } from '#blocks/booking/calendar/date-field.client.tsx';
import { PartyLimit } from '#blocks/booking/party-size-field.tsx';
import { CoversField } from '#blocks/booking/steps/party/covers-field.client.tsx';
import type { BookableRestaurant, LocationFacts } from './bookable-restaurant.ts';
import styles from './location-step.module.css';
import { RestaurantResults } from './restaurant-results.client.tsx';

/** What the location step asks besides the restaurant. */
export interface LocationAnswers {
  readonly date: string;
  readonly adults: number;
  /** The text by which the restaurants are filtered. */
  readonly search: string;
}

interface LocationStepProps {
  readonly facts: LocationFacts;
  readonly answers: LocationAnswers;
  readonly onChange: (change: Partial<LocationAnswers>) => void;
  readonly onChosen: (restaurant: BookableRestaurant) => void;
}

/** The hour of the laid table, before a time is chosen. */
const sceneTime = '19:00';

/** The first step where no restaurant is known: day, party and restaurant. A tap on a restaurant goes on. */
export function LocationStep({ facts, answers, onChange, onChosen }: LocationStepProps) {
  const { date, adults, search } = answers;
  const [isDayMissing, setDayMissing] = useState(false);
  const dayId = useId();
  const choose = (restaurant: BookableRestaurant): void => {
    setDayMissing(date === '');
    if (date === '') document.getElementById(dayId)?.focus();
    else onChosen(restaurant);
  };
  return (
    <form className={styles.step} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.questions}>
        <DateField
          id={dayId}
          name="date"
          label="Day"
          value={date}
          today={facts.today}
          first={facts.today}
          last={facts.last}
          closed={() => undefined}
          error={isDayMissing && date === '' ? 'Choose a day' : undefined}
          onChange={(day) => onChange({ date: day })}
        />
        <CoversField
          name="adults"
          label="How many"
          value={adults}
          min={1}
          max={facts.maxCovers}
          stepLimit={facts.maxCovers}
          error={adults > facts.maxCovers && <PartyLimit guests={adults} most={facts.maxCovers} />}
          onLimit={() => undefined}
          onChange={(count) => onChange({ adults: count })}
        />
        <div className={styles.scene}>
          <BookedTable guests={adults} time={sceneTime} />
        </div>
      </div>
      <LabelledControl label="Town, postcode or restaurant">
        <Input
          type="search"
          name="near"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </LabelledControl>
      <RestaurantResults
        restaurants={facts.restaurants}
        search={search}
        onShowAll={() => onChange({ search: '' })}
        onChosen={choose}
      />
    </form>
  );
}
