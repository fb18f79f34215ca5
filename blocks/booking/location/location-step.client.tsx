'use client';

import { useId, useState } from 'react';
import { BookedTable } from '#blocks/_shared/restaurant/table-scene/booked-table.tsx';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { DateField } from '#blocks/booking/calendar/date-field.client.tsx';
import journeyStyles from '#blocks/booking/journey/booking-journey.module.css';
import { PartyLimit } from '#blocks/booking/party-size-field.tsx';
import { CoversField } from '#blocks/booking/steps/party/covers-field.client.tsx';
import { matchesWords } from '#schemas/content/field/normalize-for-search.ts';
import type { BookableRestaurant, LocationFacts } from './bookable-restaurant.ts';
import styles from './location-step.module.css';
import { RestaurantRow } from './restaurant-row.client.tsx';

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
  const found = facts.restaurants.filter(({ title, city, postcode = '' }) =>
    matchesWords([title, city, postcode, postcode.replaceAll(' ', '')].join(' '), [search]),
  );
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
      {found.length === 0 && (
        <p className={journeyStyles.aside} role="status">
          We have no restaurant called “{search}”.{' '}
          <Button variant="link" onClick={() => onChange({ search: '' })}>
            Show all restaurants
          </Button>
        </p>
      )}
      <ul className={`plain-list ${styles.restaurants}`} aria-label="Restaurants">
        {found.map((each) => (
          <RestaurantRow key={each.storeId} restaurant={each} onChosen={choose} />
        ))}
      </ul>
    </form>
  );
}
