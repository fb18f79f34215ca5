'use client';

import { useId } from 'react';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { BookingDetails } from '#schemas/domain/booking/booking-details.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/booking-journey.ts';
import { DetailField } from './detail-field.client.tsx';
import { getDetailText } from './detail-text.ts';

interface DetailsFieldsProps {
  readonly journey: BookingJourneyState;
  readonly phoneRequired: boolean;
  /** Whether guests can opt in to text messages. */
  readonly sms: boolean;
  readonly onTyped: (change: Partial<BookingDetails>) => void;
}

/** Who comes, and how to reach them. */
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
      <OptIns typed={typed} sms={sms} onTyped={onTyped} />
    </>
  );
}

interface OptInsProps {
  readonly typed: BookingDetails;
  readonly sms: boolean;
  readonly onTyped: (change: Partial<BookingDetails>) => void;
}

/** Marketing that guests can opt in to. Nothing is ticked by default. */
function OptIns({ typed, sms, onTyped }: OptInsProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={id}>
      <legend>Hear from us</legend>
      <OptInCheckbox name="shouldReceivePromotions" typed={typed} onTyped={onTyped} />
      {sms && <OptInCheckbox name="shouldReceiveSms" typed={typed} onTyped={onTyped} />}
    </fieldset>
  );
}

interface OptInCheckboxProps extends Omit<OptInsProps, 'sms'> {
  readonly name: 'shouldReceivePromotions' | 'shouldReceiveSms';
}

const OptInCheckbox = ({ name, typed, onTyped }: OptInCheckboxProps) => (
  <label className={styles.optIn}>
    <input
      type="checkbox"
      name={name}
      checked={typed[name]}
      onChange={({ target }) => onTyped({ [name]: target.checked })}
    />
    {getDetailText(name).label}
  </label>
);
