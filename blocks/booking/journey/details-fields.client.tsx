'use client';

import { useId } from 'react';
import { longestRequest, type TypedDetails } from '#schemas/table-booking/booking-details.ts';
import { DetailField } from './detail-field.client.tsx';
import styles from './journey.module.css';
import type { Journey } from './journey.ts';

interface DetailsFieldsProps {
  readonly journey: Journey;
  readonly phoneRequired: boolean;
  /** Whether text messages can be asked for. */
  readonly sms: boolean;
  readonly onTyped: (change: Partial<TypedDetails>) => void;
}

/** Who comes, and how they are reached. */
export function DetailsFields({ journey: { typed, faults }, phoneRequired, sms, onTyped }: DetailsFieldsProps) {
  const field = { typed, faults, onTyped };
  return (
    <>
      <div className={styles.pair}>
        <DetailField {...field} name="firstName" label="First name" autoComplete="given-name" />
        <DetailField {...field} name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <DetailField {...field} name="email" label="E-mail" type="email" autoComplete="email" />
      <DetailField
        {...field}
        name="phoneNumber"
        label={phoneRequired ? 'Telephone' : 'Telephone (optional)'}
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
      <Wishes typed={typed} sms={sms} onTyped={onTyped} />
    </>
  );
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
