'use client';

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { DateField } from '#blocks/booking/calendar/date-field.client.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { journeyAction } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { occasionsFor } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { formatCovers } from './format-covers.ts';
import { KnownParty } from './known-party.tsx';
import { OccasionField } from './occasion-field.client.tsx';
import { OccasionsStatus } from './occasions-status.client.tsx';
import { PartyFields } from './party-fields.client.tsx';
import { usePartyChoice } from './use-party-choice.client.ts';
import { usePartyForm } from './use-party-form.client.ts';
import { usePartySubmit } from './use-party-submit.client.ts';

interface PartyStepProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly occasions: JourneyFacts['occasions'];
  readonly askAgain: JourneyFacts['askAgain'];
  /** Whether the number of people was answered before: it is shown, with a way to change it. */
  readonly isPartyKnown?: boolean | undefined;
  /** Whether day and party were answered before: only the occasion is asked for. */
  readonly asksOccasionOnly?: boolean | undefined;
  /** Shows the whole step, with day and party. */
  readonly onPartyShown?: (() => void) | undefined;
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly onChosen: (choice: BookingChoice) => void;
}

const dayId = 'booking-date';

/** The first step: day, occasion and number of people. */
export function PartyStep({ restaurant, choice, occasions, askAgain, onChange, onChosen, ...props }: PartyStepProps) {
  const answer = occasions.data;
  const { maxCovers } = restaurant.options;
  const fullParty = usePartyChoice({ choice, answer, maxCovers, onChange });
  const { occasion, covers } = fullParty;
  const isOccasionOnly = props.asksOccasionOnly === true && occasion !== undefined && fullParty.error === undefined;
  // The people stay, because only occasions that take them are offered.
  const party = isOccasionOnly ? { ...fullParty, pickOccasion: fullParty.moveParty } : fullParty;
  const availableOccasions = isOccasionOnly ? occasionsFor(party.availableOccasions, covers) : party.availableOccasions;
  const { submit, isLoading, isDayMissing } = usePartySubmit({ choice, occasions, party, maxCovers, dayId, onChosen });
  const { form, isPartyShown, showParty } = usePartyForm({
    party,
    isPartyKnown: props.isPartyKnown === true,
    onChange,
  });
  const isCoversShown = isPartyShown || party.error !== undefined;
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
      {isOccasionOnly ? (
        <KnownParty {...{ restaurant, choice, covers }} onShow={props.onPartyShown} />
      ) : (
        <DateField
          id={dayId}
          name="date"
          label="Day"
          value={choice.date ?? ''}
          today={restaurant.today}
          first={restaurant.today}
          last={restaurant.last}
          closed={(day) => restaurant.closed[day]}
          error={isDayMissing ? 'Choose a day' : undefined}
          onChange={(date) => party.change({ date: date || undefined })}
        />
      )}
      <OccasionsStatus
        restaurant={restaurant}
        choice={choice}
        occasions={occasions}
        hasOccasion={occasion !== undefined}
        isLoading={isLoading}
        askAgain={askAgain}
      />
      {availableOccasions.length > 0 && (
        <OccasionField
          occasions={availableOccasions}
          chosen={occasion}
          isLoading={isLoading}
          onPick={party.pickOccasion}
        />
      )}
      {occasion && !isCoversShown && !isOccasionOnly && (
        <p className={styles.ways}>
          <span>For {formatCovers(covers.adults, covers.children)}</span>
          <Button variant="link" onClick={showParty}>
            Change how many
          </Button>
        </p>
      )}
      {occasion && isCoversShown && !isOccasionOnly && (
        <PartyFields restaurant={restaurant} choice={choice} party={party} occasion={occasion} />
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
