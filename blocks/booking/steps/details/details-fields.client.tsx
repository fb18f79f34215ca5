'use client';

import { useId } from 'react';
import styles from '#blocks/booking/journey/journey.module.css';
import type { Journey } from '#blocks/booking/journey/journey.ts';
import type { TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { DetailField } from './detail-field.client.tsx';
import { detailWords } from './detail-words.ts';

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
        <DetailField {...field} name="firstName" />
        <DetailField {...field} name="lastName" />
      </div>
      <DetailField {...field} name="email" />
      <DetailField {...field} name="phoneNumber" required={phoneRequired} />
      <DetailField {...field} name="specialRequest" />
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
      <Wish name="shouldReceivePromotions" typed={typed} onTyped={onTyped} />
      {sms && <Wish name="shouldReceiveSms" typed={typed} onTyped={onTyped} />}
    </fieldset>
  );
}

interface WishProps extends Omit<WishesProps, 'sms'> {
  readonly name: 'shouldReceivePromotions' | 'shouldReceiveSms';
}

const Wish = ({ name, typed, onTyped }: WishProps) => (
  <label className={styles.wish}>
    <input
      type="checkbox"
      name={name}
      checked={typed[name]}
      onChange={({ target }) => onTyped({ [name]: target.checked })}
    />
    {detailWords(name).label}
  </label>
);
