import { ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { joinPath } from '#schemas/domain/booking/waiting/waiting-list.ts';

interface WaitingLinkProps {
  readonly storeId: string;
  readonly choice: BookingChoice;
  readonly waiting: BookingFacts['waiting'];
}

/** Leads to the waiting list of a full day, where there is one for the party. */
export function WaitingLink({ storeId, choice, waiting }: WaitingLinkProps) {
  const party = toBookingParty(storeId, choice);
  if (!party || !waiting?.ok || waiting.value.times.length === 0) return null;
  return (
    <div className={styles.nearby}>
      <p>If a table comes free and it is your turn, we write to you and keep it for you for a while.</p>
      <ButtonLink variant="secondary" href={joinPath(party)}>
        Join the waiting list
      </ButtonLink>
    </div>
  );
}
