import { ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import type { Meal } from '#schemas/domain/booking/availability/parts-of-day.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { describeOfferDuration, joinPath } from '#schemas/domain/booking/waiting/waiting-list.ts';

export interface WaitingLinkProps {
  readonly storeId: string;
  readonly choice: BookingChoice;
  readonly waiting: BookingFacts['waiting'];
  /** The meals of which every time is taken; only the one that was asked for, if any. */
  readonly fullMeals: readonly Meal[];
  /** Whether no time of the whole day is free. */
  readonly isDayFull: boolean;
}

/** Leads to the waiting list of a full day or meal, where there is one for the party. */
export function WaitingLink({ storeId, choice, waiting, fullMeals, isDayFull }: WaitingLinkProps) {
  const party = toBookingParty(storeId, choice);
  const times = waiting?.ok ? waiting.value.times.map((time) => ({ time })) : [];
  const meals = isDayFull ? [] : fullMeals.filter(({ includes }) => times.some(includes));
  const duration = describeOfferDuration(waiting?.ok ? waiting.value.offerMinutes : undefined);
  if (!party || times.length === 0 || (!isDayFull && meals.length === 0)) return null;
  return (
    <div className={styles.nearby}>
      <p>If a table comes free and it is your turn, we write to you and keep it for you {duration}.</p>
      {isDayFull && (
        <ButtonLink variant="secondary" href={joinPath(party)}>
          Join the waiting list
        </ButtonLink>
      )}
      {meals.map(({ id, legend }) => (
        <ButtonLink key={id} variant="secondary" href={joinPath({ ...party, meal: id })}>
          Join the waiting list for {legend.toLowerCase()}
        </ButtonLink>
      ))}
    </div>
  );
}
