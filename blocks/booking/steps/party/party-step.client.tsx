'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { FieldGroup } from '#blocks/_shared/ui/field/field.tsx';
import { Choice } from '#blocks/_shared/ui/field/input.tsx';
import { DateField } from '#blocks/booking/calendar/date-field.client.tsx';
import { formatDayWithWeekday } from '#blocks/booking/calendar/day/day-names.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { journeyAction, stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import { useValuesBeforeHydration } from '#blocks/booking/steps/details/use-values-before-hydration.client.ts';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import {
  type Covers,
  chooseOccasion,
  coversError,
  coversOf,
  occasionsFor,
  partyError,
} from '#schemas/domain/booking/journey/choose-occasion.ts';
import { LoadError, LoadingIndicator } from '../step-messages.client.tsx';
import { CoversField } from './covers-field.client.tsx';
import { formatCovers } from './format-covers.ts';

interface PartyStepProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly occasions: JourneyFacts['occasions'];
  readonly askAgain: JourneyFacts['askAgain'];
  /** Whether the number of people was answered before: it is shown, with a way to change it. */
  readonly isPartyKnown?: boolean | undefined;
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly onChosen: (choice: BookingChoice) => void;
}

const dayId = 'booking-date';

/** The first step: day, occasion and number of people. */
export function PartyStep({ restaurant, choice, occasions, askAgain, onChange, onChosen, ...props }: PartyStepProps) {
  const answer = occasions.data;
  const availableOccasions = answer?.ok ? answer.value : [];
  const occasion = chooseOccasion(availableOccasions, choice);
  const covers = coversOf(occasion, choice);
  const { maxCovers, showChildren } = restaurant.options;
  const total = covers.adults + covers.children;
  const largest = Math.min(maxCovers, occasion?.maximumCovers ?? maxCovers);
  const error =
    occasion && choice.adults !== undefined ? partyError(availableOccasions, occasion, covers, maxCovers) : undefined;
  const [isPartyShown, setPartyShown] = useState(props.isPartyKnown !== true);
  const isCoversShown = isPartyShown || error !== undefined;
  const [resetTo, setResetTo] = useState<Occasion>();
  const [isLimitReached, setLimitReached] = useState(false);
  const change = (next: Partial<BookingChoice>): void => {
    setResetTo(undefined);
    setLimitReached(false);
    onChange(next);
  };
  /** The occasion follows the number of people while it is the one that they would have without a choice. */
  const changeCovers = (next: Covers): void => {
    const isFollowing = chooseOccasion(availableOccasions, covers)?.id === occasion?.id;
    change({ ...next, occasionId: (isFollowing ? chooseOccasion(availableOccasions, next) : occasion)?.id });
  };
  const pick = (next: Occasion): void => {
    change({ occasionId: next.id, adults: next.minimumCovers, children: 0, areaId: undefined, menuId: undefined });
    if (choice.adults !== undefined && covers.adults + covers.children !== next.minimumCovers) setResetTo(next);
  };
  // The button may be pressed while the occasions of another day are loading. The form is then submitted once they are
  // there.
  const isSubmitPending = useRef(false);
  const isLoading = choice.date !== undefined && (!answer || occasions.isPlaceholderData === true);
  const [isDayMissing, setDayMissing] = useState(false);
  const submit = (): void => {
    isSubmitPending.current = isLoading;
    setDayMissing(choice.date === undefined);
    if (choice.date === undefined) document.getElementById(dayId)?.focus();
    if (isLoading || choice.date === undefined) return;
    if (occasion && !coversError(occasion, covers, maxCovers))
      onChosen({ ...choice, occasionId: occasion.id, ...covers });
    else if (occasion) change({ occasionId: occasion.id, ...covers });
    else occasions.refetch();
  };
  useEffect(() => {
    if (!isSubmitPending.current || isLoading) return;
    isSubmitPending.current = false;
    if (answer?.ok && choice.date !== undefined) submit();
  });
  const form = useValuesBeforeHydration((fields) => {
    const next = availableOccasions.find(({ id }) => id === fields.get('occasion'));
    const adults = Number(fields.get('adults')) || covers.adults;
    const children = Number(fields.get('children') ?? covers.children);
    if (adults !== covers.adults || children !== covers.children)
      onChange({ occasionId: next?.id ?? occasion?.id, adults, children });
    else if (next && next !== occasion) pick(next);
  });
  const isRevealed = isPartyShown && props.isPartyKnown === true;
  useEffect(() => {
    // The button that revealed the field is gone.
    if (isRevealed) form.current?.querySelector<HTMLElement>('[name=adults]')?.focus();
  }, [isRevealed, form]);
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={journeyAction(restaurant)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input type="hidden" name="step" value="time" />
      <DateField
        id={dayId}
        name="date"
        label="Day"
        value={choice.date ?? ''}
        today={restaurant.today}
        first={restaurant.today}
        last={restaurant.last}
        closed={(day) => restaurant.closed[day]}
        error={isDayMissing && choice.date === undefined ? 'Choose a day' : undefined}
        onChange={(date) => change({ date: date || undefined })}
      />
      {isLoading && !answer && <LoadingIndicator label="Checking what can be booked on that day" onRetry={askAgain} />}
      {answer && !answer.ok && (
        <LoadError
          restaurant={restaurant}
          message={answer.message}
          retryUrl={stepAddress(restaurant, 'party', choice)}
          onRetry={() => occasions.refetch()}
        />
      )}
      {answer?.ok && !occasion && choice.date !== undefined && (
        <LoadError
          restaurant={restaurant}
          message={`Nothing can be booked online for ${formatDayWithWeekday(choice.date)}. Please choose another day.`}
          retryUrl={stepAddress(restaurant, 'party', choice)}
          onRetry={() => occasions.refetch()}
        />
      )}
      {availableOccasions.length > 0 && (
        <FieldGroup label="What for" isBusy={isLoading}>
          {availableOccasions.map((each) => (
            <Choice key={each.id}>
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
            </Choice>
          ))}
        </FieldGroup>
      )}
      {occasion && !isCoversShown && (
        <p className={styles.ways}>
          <span>For {formatCovers(covers.adults, covers.children)}</span>
          <Button variant="link" onClick={() => setPartyShown(true)}>
            Change how many
          </Button>
        </p>
      )}
      {occasion && isCoversShown && (
        <>
          <CoversField
            name="adults"
            label={showChildren ? 'Adults' : 'How many'}
            value={covers.adults}
            min={1}
            max={Math.max(maxCovers, occasion.maximumCovers)}
            stepLimit={largest - covers.children}
            error={error}
            onLimit={() => setLimitReached(true)}
            onChange={(adults) => changeCovers({ adults, children: covers.children })}
          />
          {showChildren && (
            <CoversField
              name="children"
              label="Children"
              value={covers.children}
              min={0}
              max={maxCovers}
              stepLimit={largest - covers.adults}
              onLimit={() => setLimitReached(true)}
              onChange={(children) => changeCovers({ adults: covers.adults, children })}
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
              occasions={occasionsFor(availableOccasions, covers)}
              covers={covers}
              onChosen={(next) => change({ occasionId: next.id, ...covers, areaId: undefined, menuId: undefined })}
            />
          )}
          {(total > largest || isLimitReached) && (
            <p className={styles.aside} role={isLimitReached ? 'status' : undefined}>
              For a larger party,{' '}
              <a href={groupLink(restaurant, choice, Math.max(total, largest + 1))}>ask us for a table</a>.
            </p>
          )}
        </>
      )}
      {(occasion || !answer) && (
        <Button type="submit" className={styles.next}>
          Find a time
        </Button>
      )}
      {/* Without script this button is the only way to leave a day without occasions. */}
      {answer && !occasion && (
        <Button type="submit" className={styles.next}>
          Look again
        </Button>
      )}
    </form>
  );
}

interface OtherOccasionsProps {
  readonly occasions: readonly Occasion[];
  readonly covers: Covers;
  readonly onChosen: (occasion: Occasion) => void;
}

/** Other occasions that take the party. */
function OtherOccasions({ occasions, covers, onChosen }: OtherOccasionsProps) {
  if (occasions.length === 0) return null;
  return (
    <p className={`${styles.aside} ${styles.scripted}`}>
      For {formatCovers(covers.adults, covers.children)}:{' '}
      {occasions.map((each) => (
        <Button key={each.id} variant="secondary" size="small" onClick={() => onChosen(each)}>
          {each.name}
        </Button>
      ))}
    </p>
  );
}

const groupLink = ({ storeId }: JourneyRestaurant, { date }: BookingChoice, guests: number): string =>
  `/group-booking?${new URLSearchParams({ restaurant: storeId, guests: String(guests), ...(date && { date }) })}`;
