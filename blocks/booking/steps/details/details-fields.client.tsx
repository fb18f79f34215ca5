'use client';

import { FieldGroup } from '#blocks/_shared/ui/field/field.tsx';
import { Choice } from '#blocks/_shared/ui/field/input.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { BookingDetails } from '#schemas/domain/booking/booking-details.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { DetailField } from './detail-field.client.tsx';
import { getDetailText } from './detail-text.ts';
import { ProfileNote } from './profile-note.client.tsx';

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
      <ProfileNote request={typed.specialRequest} onRequest={(specialRequest) => onTyped({ specialRequest })} />
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
  return (
    <FieldGroup label="Hear from us">
      <OptInCheckbox name="shouldReceivePromotions" typed={typed} onTyped={onTyped} />
      {sms && <OptInCheckbox name="shouldReceiveSms" typed={typed} onTyped={onTyped} />}
    </FieldGroup>
  );
}

interface OptInCheckboxProps extends Omit<OptInsProps, 'sms'> {
  readonly name: 'shouldReceivePromotions' | 'shouldReceiveSms';
}

const OptInCheckbox = ({ name, typed, onTyped }: OptInCheckboxProps) => (
  <Choice>
    <input
      type="checkbox"
      name={name}
      checked={typed[name]}
      onChange={({ target }) => onTyped({ [name]: target.checked })}
    />
    <span>{getDetailText(name).label}</span>
  </Choice>
);
