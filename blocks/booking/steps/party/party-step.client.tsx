'use client';

import { useEffect, useRef, useState } from 'react';
import { DateField } from '#blocks/booking/calendar/date-field.client.tsx';
import { journeyAction, stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import { useFilledBefore } from '#blocks/booking/steps/details/use-filled-before.client.ts';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { NoAnswer, Waiting } from '../step-parts.client.tsx';
import { type Covers, chooseOccasion, coversError, coversOf, occasionsFor } from './choose-occasion.ts';
import { CoversField } from './covers-field.client.tsx';
import { coversWords } from './party-words.ts';

interface PartyStepProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly occasions: JourneyFacts['occasions'];
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly onChosen: (choice: BookingChoice) => void;
}

/** The first step: which day, what for, how many. */
export function PartyStep({ restaurant, choice, occasions, onChange, onChosen }: PartyStepProps) {
  const answer = occasions.data;
  const found = answer?.ok ? answer.value : [];
  const occasion = chooseOccasion(found, choice);
  const covers = coversOf(occasion, choice);
  const { maxCovers, showChildren } = restaurant.options;
  const error = occasion && choice.adults !== undefined ? coversError(occasion, covers, maxCovers) : undefined;
  const [resetTo, setResetTo] = useState<Occasion>();
  const change = (next: Partial<BookingChoice>): void => {
    setResetTo(undefined);
    onChange(next);
  };
  const pick = (next: Occasion): void => {
    change({ occasionId: next.id, adults: next.minimumCovers, children: 0, areaId: undefined, menuId: undefined });
    if (choice.adults !== undefined && covers.adults + covers.children !== next.minimumCovers) setResetTo(next);
  };
  // The button may be pressed while the occasions of another day are loading: the journey goes on once they are there.
  const isPressed = useRef(false);
  const isLoading = !answer || occasions.isPlaceholderData === true;
  const goOn = (): void => {
    isPressed.current = isLoading;
    if (isLoading) return;
    if (occasion && !coversError(occasion, covers, maxCovers))
      onChosen({ ...choice, occasionId: occasion.id, ...covers });
    else if (occasion) change({ occasionId: occasion.id, ...covers });
    else occasions.refetch();
  };
  useEffect(() => {
    if (!isPressed.current || isLoading) return;
    isPressed.current = false;
    if (answer?.ok) goOn();
  });
  const form = useFilledBefore((fields) => {
    const next = found.find(({ id }) => id === fields.get('occasion'));
    const adults = Number(fields.get('adults')) || covers.adults;
    const children = Number(fields.get('children') ?? covers.children);
    if (adults !== covers.adults || children !== covers.children)
      onChange({ occasionId: next?.id ?? occasion?.id, adults, children });
    else if (next && next !== occasion) pick(next);
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={journeyAction(restaurant)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <input type="hidden" name="step" value="time" />
      <DateField
        id="booking-date"
        name="date"
        label="Day"
        value={choice.date ?? ''}
        today={restaurant.today}
        first={restaurant.today}
        last={restaurant.last}
        closed={(day) => restaurant.closed[day]}
        onChange={(date) => change({ date })}
      />
      {!answer && <Waiting words="Looking what there is on that day" />}
      {answer && !answer.ok && (
        <NoAnswer
          restaurant={restaurant}
          message={answer.message}
          again={stepAddress(restaurant, 'party', choice)}
          onRetry={() => occasions.refetch()}
        />
      )}
      {found.length > 0 && (
        <fieldset className={styles.choices} aria-busy={isLoading}>
          <legend>What for</legend>
          {found.map((each) => (
            <label key={each.id} className={styles.choice}>
              <input
                type="radio"
                name="occasion"
                value={each.id}
                checked={each.id === occasion?.id}
                onChange={() => pick(each)}
              />
              <span>{each.name}</span>
              <small>
                {each.minimumCovers} to {each.maximumCovers}
              </small>
            </label>
          ))}
        </fieldset>
      )}
      {occasion && (
        <>
          <CoversField
            name="adults"
            label={showChildren ? 'Adults' : 'How many'}
            value={covers.adults}
            least={1}
            most={Math.max(maxCovers, occasion.maximumCovers)}
            error={error}
            onChange={(adults) => change({ adults, children: covers.children, occasionId: occasion.id })}
          />
          {showChildren && (
            <CoversField
              name="children"
              label="Children"
              value={covers.children}
              least={0}
              most={maxCovers}
              onChange={(children) => change({ adults: covers.adults, children, occasionId: occasion.id })}
            />
          )}
          {resetTo && (
            <p className={styles.aside} role="status">
              {resetTo.name} is for {resetTo.minimumCovers} or more: the number of people is now {resetTo.minimumCovers}
              .
            </p>
          )}
          {error && (
            <OtherOccasions
              occasions={occasionsFor(found, covers)}
              covers={covers}
              onChosen={(next) => change({ occasionId: next.id, ...covers, areaId: undefined, menuId: undefined })}
            />
          )}
          {covers.adults + covers.children > Math.min(maxCovers, occasion.maximumCovers) && (
            <p className={styles.aside}>
              For a larger party,{' '}
              <a href={groupLink(restaurant, choice, covers.adults + covers.children)}>ask us for a table</a>.
            </p>
          )}
        </>
      )}
      {(occasion || !answer) && (
        <button type="submit" className={styles.next}>
          Find a time
        </button>
      )}
      {/* Without script a day that offers nothing is left by this button alone. */}
      {answer && !occasion && (
        <button type="submit" className={styles.next}>
          Look again
        </button>
      )}
    </form>
  );
}

interface OtherOccasionsProps {
  readonly occasions: readonly Occasion[];
  readonly covers: Covers;
  readonly onChosen: (occasion: Occasion) => void;
}

/** What a party can have instead of an occasion that does not take it. */
function OtherOccasions({ occasions, covers, onChosen }: OtherOccasionsProps) {
  if (occasions.length === 0) return null;
  return (
    <p className={styles.aside}>
      For {coversWords(covers.adults, covers.children)}:{' '}
      {occasions.map((each) => (
        <button key={each.id} type="button" className={styles.instead} onClick={() => onChosen(each)}>
          {each.name}
        </button>
      ))}
    </p>
  );
}

const groupLink = ({ storeId }: JourneyRestaurant, { date }: BookingChoice, guests: number): string =>
  `/group-booking?${new URLSearchParams({ restaurant: storeId, guests: String(guests), ...(date && { date }) })}`;
