'use client';

import { useQuery } from '@tanstack/react-query';
import { priceText } from '#blocks/_shared/price.ts';
import type { Requirements } from '#schemas/api/booking-times.ts';
import type { BookingChoice } from '#schemas/table-booking/booking-choice.ts';
import { bookingCode, bookingMessage } from '#schemas/table-booking/booking-message.ts';
import { askCardToken } from './browser-card.ts';
import styles from './journey.module.css';
import type { JourneyHouse } from './journey-house.ts';
import { NoAnswer, Waiting } from './step-parts.client.tsx';

interface CardGuaranteeProps {
  readonly house: JourneyHouse;
  readonly choice: BookingChoice;
  readonly requirements: Requirements;
  /** The provider's one-time code for the card; undefined until there is one. */
  readonly nonce: string | undefined;
  readonly onNonce: (nonce: string) => void;
  readonly again: string;
}

/** What the service's own gateway answers to: it moves no money, and says so. */
const trials = [
  { nonce: 'test-nonce-ok', words: 'A card that is good' },
  { nonce: 'test-nonce-declined', words: 'A card that is declined' },
  { nonce: 'test-nonce-timeout', words: 'A bank that does not answer' },
] as const;

/** The card that holds the table, and what may be taken from it. No number of a card ever comes here. */
export function CardGuarantee({ house, choice, requirements, nonce, onNonce, again }: CardGuaranteeProps) {
  const { data, refetch } = useQuery({
    queryKey: ['card-token'],
    queryFn: ({ signal }) => askCardToken(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const message = data && (data.ok ? undefined : data.message);
  const isTrial = data?.ok === true && data.value.startsWith('test-gateway');
  return (
    <fieldset className={styles.choices}>
      <legend>A card to hold the table</legend>
      <p className={styles.aside}>{policyOf(requirements, choice)}</p>
      {!data && (
        <>
          <Waiting words="Opening the card fields" />
          <p className={styles.unscripted}>{bookingMessage(bookingCode.cardNeeded)}</p>
        </>
      )}
      {message && <NoAnswer house={house} message={message} again={again} onRetry={refetch} />}
      {data?.ok && !isTrial && (
        <NoAnswer house={house} message={bookingMessage(bookingCode.cardNeeded)} again={again} onRetry={refetch} />
      )}
      {isTrial && (
        <>
          <p className={styles.hint}>
            This is a test gateway: no payment provider is configured, and no card is asked for.
          </p>
          {trials.map(({ nonce: value, words }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name="nonce"
                value={value}
                checked={nonce === value}
                onChange={() => onNonce(value)}
              />
              <span>{words}</span>
            </label>
          ))}
        </>
      )}
    </fieldset>
  );
}

function policyOf({ policyText, guaranteeAmountPence, cancelHours }: Requirements, choice: BookingChoice): string {
  const people = (choice.adults ?? 0) + (choice.children ?? 0);
  return (
    policyText ??
    `Nothing is taken now. If you do not come, or cancel less than ${cancelHours ?? 24} hours before, ${priceText((guaranteeAmountPence ?? 0) * people)} may be.`
  );
}
