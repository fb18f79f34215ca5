'use client';

import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Requirements } from '#schemas/api/booking-times.ts';
import {
  detailNames,
  findDetailFaults,
  longestRequest,
  type TypedDetails,
  tidyDetails,
} from '#schemas/table-booking/booking-details.ts';
import { CardGuarantee } from './card-guarantee.client.tsx';
import { DetailField } from './detail-field.client.tsx';
import styles from './journey.module.css';
import type { Journey } from './journey.ts';
import { stepAddress } from './journey-address.ts';
import type { JourneyHouse } from './journey-house.ts';

interface DetailsStepProps {
  readonly house: JourneyHouse;
  readonly journey: Journey;
  readonly requirements: Requirements;
  readonly onTyped: (change: Partial<TypedDetails>) => void;
  readonly onFaults: (faults: Journey['faults']) => void;
  /** `nonce` is the one-time code of the card, where one is needed. */
  readonly onSend: (details: TypedDetails, nonce: string | undefined) => void;
}

/** The last step: who comes. What is sent is checked here, and again where it arrives. */
export function DetailsStep({ house, journey, requirements, onTyped, onFaults, onSend }: DetailsStepProps) {
  const { typed, faults, choice, sending } = journey;
  const [nonce, setNonce] = useState<string | undefined>();
  const needsCard = requirements.creditCardRequired && !requirements.isEnquiry;
  const summary = useRef<HTMLDivElement>(null);
  const wrong = detailNames.flatMap((name) => (faults[name] ? [[name, faults[name]] as const] : []));
  useFocusWhen(summary, wrong.length > 0 ? JSON.stringify(faults) : '');
  const field = { typed, faults, onTyped };
  return (
    <form
      className={styles.form}
      method="post"
      action={stepAddress(house, 'details', choice)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sending) return;
        const details = tidyDetails(typed);
        const found = findDetailFaults(details, requirements.isPhoneRequired);
        if (Object.keys(found).length > 0) onFaults(found);
        else if (!needsCard || nonce !== undefined) onSend(details, nonce);
      }}
    >
      <input type="hidden" name="idempotencyKey" value={journey.idempotencyKey} />
      {wrong.length > 0 && (
        <div ref={summary} className={styles.notice} role="alert" tabIndex={-1}>
          <p className={styles.problem}>There is a problem</p>
          <ul>
            {wrong.map(([name, fault]) => (
              <li key={name}>
                <a href={`#booking-${name}`}>{fault}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.pair}>
        <DetailField {...field} name="firstName" label="First name" autoComplete="given-name" />
        <DetailField {...field} name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <DetailField {...field} name="email" label="E-mail" type="email" autoComplete="email" />
      <DetailField
        {...field}
        name="phoneNumber"
        label={requirements.isPhoneRequired ? 'Telephone' : 'Telephone (optional)'}
        type="tel"
        autoComplete="tel"
      />
      <DetailField
        {...field}
        name="specialRequest"
        label="Anything we should know (optional)"
        hint={`A high chair, a wheelchair, a birthday. At most ${longestRequest} characters.`}
        rows={3}
      />
      <Wishes typed={typed} sms={house.options.smsOptIn} onTyped={onTyped} />
      {needsCard && (
        <CardGuarantee
          house={house}
          choice={choice}
          requirements={requirements}
          nonce={nonce}
          onNonce={setNonce}
          again={stepAddress(house, 'details', choice)}
        />
      )}
      <button type="submit" className={styles.next} aria-disabled={sending}>
        {sendWords(requirements.isEnquiry, sending)}
      </button>
    </form>
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

interface WishesProps {
  readonly typed: TypedDetails;
  readonly sms: boolean;
  readonly onTyped: (change: Partial<TypedDetails>) => void;
}

/** What may be sent later. Nothing is ticked beforehand. */
function Wishes({ typed, sms, onTyped }: WishesProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={id}>
      <legend>Hear from us</legend>
      <label className={styles.wish}>
        <input
          type="checkbox"
          name="shouldReceivePromotions"
          checked={typed.shouldReceivePromotions}
          onChange={({ target }) => onTyped({ shouldReceivePromotions: target.checked })}
        />
        Offers by e-mail
      </label>
      {sms && (
        <label className={styles.wish}>
          <input
            type="checkbox"
            name="shouldReceiveSms"
            checked={typed.shouldReceiveSms}
            onChange={({ target }) => onTyped({ shouldReceiveSms: target.checked })}
          />
          Offers by text message
        </label>
      )}
    </fieldset>
  );
}
