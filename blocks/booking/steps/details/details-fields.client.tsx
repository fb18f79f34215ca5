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
export function DetailsFields({ journey: { typed, errors }, phoneRequired, sms, onTyped }: DetailsFieldsProps) {
  const field = { typed, errors, onTyped };
  return (
    <>
      <div className={styles.pair}>
        <DetailField {...field} name="firstName" />
        <DetailField {...field} name="lastName" />
      </div>
      <DetailField {...field} name="email" />
      <DetailField {...field} name="phoneNumber" required={phoneRequired} />
      <DetailField {...field} name="specialRequest" />
      <Requests typed={typed} sms={sms} onTyped={onTyped} />
    </>
  );
}

interface RequestsProps {
  readonly typed: TypedDetails;
  readonly sms: boolean;
  readonly onTyped: (change: Partial<TypedDetails>) => void;
}

/** What may be sent later. Nothing is ticked beforehand. */
function Requests({ typed, sms, onTyped }: RequestsProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={id}>
      <legend>Hear from us</legend>
      <Wish name="shouldReceivePromotions" typed={typed} onTyped={onTyped} />
      {sms && <Wish name="shouldReceiveSms" typed={typed} onTyped={onTyped} />}
    </fieldset>
  );
}

interface RequestProps extends Omit<RequestsProps, 'sms'> {
  readonly name: 'shouldReceivePromotions' | 'shouldReceiveSms';
}

const Wish = ({ name, typed, onTyped }: RequestProps) => (
  <label className={styles.request}>
    <input
      type="checkbox"
      name={name}
      checked={typed[name]}
      onChange={({ target }) => onTyped({ [name]: target.checked })}
    />
    {detailWords(name).label}
  </label>
);
