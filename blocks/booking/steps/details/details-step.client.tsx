'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useErrorTitle } from '#blocks/_shared/forms/fields/use-error-title.client.ts';
import { BankCheck } from '#blocks/booking/card/bank-check.client.tsx';
import { CardGuarantee } from '#blocks/booking/card/card-guarantee.client.tsx';
import type { BankCheck as Check } from '#blocks/booking/card/confirm-card.ts';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { isSameTyped, readTyped, type TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { DetailsFields } from './details-fields.client.tsx';
import { ErrorSummary } from './error-summary.client.tsx';
import { type DetailsFormInput, useDetailsForm } from './use-details-form.client.ts';
import { useFilledBefore } from './use-filled-before.client.ts';

interface DetailsStepProps extends DetailsFormInput {
  readonly restaurant: JourneyRestaurant;
  readonly onTyped: (change: Partial<TypedDetails>) => void;
}

/** The last step: who comes. What is sent is checked here, and again where it arrives. */
export function DetailsStep({ restaurant, onTyped, ...input }: DetailsStepProps) {
  const { journey, requirements, keeper } = input;
  const { needsCard, saved, source, cardErrors, lines, send } = useDetailsForm(input);
  useErrorTitle(lines.length > 0);
  const [check, setCheck] = useState<Check | undefined>();
  const summary = useRef<HTMLDivElement>(null);
  useFocusWhen(summary, Object.keys(journey.errors).length > 0 ? JSON.stringify(journey.errors) : '');
  const again = stepAddress(restaurant, 'details', journey.choice);
  const form = useFilledBefore((fields) => {
    const filled = readTyped(fields);
    if (!isSameTyped(filled, journey.typed)) onTyped(filled);
  });
  return (
    <>
      {check && <BankCheck check={check} />}
      {/* The provider's frames would forget what was typed in them if they were taken away. */}
      <div hidden={check !== undefined}>
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={again}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <input type="hidden" name="idempotencyKey" value={journey.idempotencyKey} />
          <ErrorSummary ref={summary} lines={lines} />
          <DetailsFields
            journey={journey}
            phoneRequired={requirements.isPhoneRequired}
            sms={restaurant.options.smsOptIn}
            onTyped={onTyped}
          />
          {needsCard && (
            <CardGuarantee
              {...{ restaurant, requirements, saved, again }}
              choice={journey.choice}
              ref={source}
              errors={cardErrors}
              onForget={keeper.forget}
              onCheck={setCheck}
            />
          )}
          <button type="submit" className={styles.next} aria-disabled={journey.sending}>
            {sendWords(requirements.isEnquiry, journey.sending)}
          </button>
        </form>
      </div>
    </>
  );
}

function sendWords(isEnquiry: boolean, sending: boolean): string {
  if (sending) return isEnquiry ? 'Sending your request' : 'Booking your table';
  return isEnquiry ? 'Send the request' : 'Book the table';
}

/** Moves the focus to what has just been said, each time it is said anew. */
function useFocusWhen(target: RefObject<HTMLElement | null>, said: string): void {
  useEffect(() => {
    if (said !== '') target.current?.focus();
  }, [said, target]);
}
