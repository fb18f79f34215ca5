'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useErrorTitle } from '#blocks/_shared/forms/fields/use-error-title.client.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { BankChallenge } from '#blocks/booking/card/bank-challenge.client.tsx';
import { CardGuarantee } from '#blocks/booking/card/card-guarantee.client.tsx';
import type { BankChallenge as Challenge } from '#blocks/booking/card/confirm-card.ts';
import { useCardToken } from '#blocks/booking/card/use-card-token.client.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { findCardNotice } from '#blocks/booking/journey/find-card-notice.ts';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import {
  areDetailsEqual,
  type BookingDetails,
  type DetailErrors,
  readBookingDetails,
} from '#schemas/domain/booking/booking-details.ts';
import { SlowNotice } from '../step-messages.client.tsx';
import { DetailsFields } from './details-fields.client.tsx';
import { ErrorSummary } from './error-summary.client.tsx';
import { type DetailsFormInput, useDetailsForm } from './use-details-form.client.ts';
import { useValuesBeforeHydration } from './use-values-before-hydration.client.ts';

interface DetailsStepProps extends DetailsFormInput {
  readonly restaurant: JourneyRestaurant;
  readonly onTyped: (change: Partial<BookingDetails>) => void;
}

/** The last step: the guest's details. They are validated here, and again on the server. */
export function DetailsStep({ restaurant, onTyped, ...input }: DetailsStepProps) {
  const { journey, requirements, cardStore } = input;
  const { needsCard, hasSavedCard, source, cardErrors, lines, send } = useDetailsForm(input);
  useErrorTitle(lines.length > 0);
  const asksForCard = needsCard && !hasSavedCard;
  const cardToken = useCardToken(asksForCard);
  // Without card fields the booking cannot be sent, so the card part alone says what to do.
  const canSend = !asksForCard || cardToken.data?.ok !== false;
  const [challenge, setChallenge] = useState<Challenge | undefined>();
  const summary = useRef<HTMLDivElement>(null);
  useFocusOnErrors(summary, journey.errors);
  const retryUrl = stepAddress(restaurant, 'details', journey.choice);
  const form = useValuesBeforeHydration((fields) => {
    const filled = readBookingDetails(fields);
    if (!areDetailsEqual(filled, journey.typed)) onTyped(filled);
  });
  return (
    <>
      {challenge && <BankChallenge challenge={challenge} />}
      {/* Hidden instead of removed, because the provider's iframes would lose what was typed in them. */}
      <div hidden={challenge !== undefined}>
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={retryUrl}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <input type="hidden" name="idempotencyKey" value={journey.idempotencyKey} />
          <ErrorSummary ref={summary} lines={lines} />
          {canSend && (
            <DetailsFields
              journey={journey}
              phoneRequired={requirements.isPhoneRequired}
              sms={restaurant.options.smsOptIn}
              onTyped={onTyped}
            />
          )}
          {needsCard && (
            <CardGuarantee
              {...{ restaurant, requirements, hasSavedCard, retryUrl }}
              choice={journey.choice}
              notice={findCardNotice(journey, requirements)}
              ref={source}
              errors={cardErrors}
              onForget={cardStore.clear}
              onChallenge={setChallenge}
            />
          )}
          {canSend && (
            <Button type="submit" className={styles.next} aria-disabled={journey.sending}>
              {submitLabel(requirements.isEnquiry, journey.sending)}
            </Button>
          )}
          {journey.sending && <SlowNotice />}
        </form>
      </div>
    </>
  );
}

function submitLabel(isEnquiry: boolean, sending: boolean): string {
  if (sending) return isEnquiry ? 'Sending your request' : 'Booking your table';
  return isEnquiry ? 'Send the request' : 'Book the table';
}

/** Shows and focuses the summary each time that errors were found, even if they are the same as before. */
function useFocusOnErrors(summary: RefObject<HTMLElement | null>, errors: DetailErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    summary.current?.focus();
    // A summary that has the focus already is not scrolled to by it.
    summary.current?.scrollIntoView({ block: 'nearest' });
  }, [errors, summary]);
}
