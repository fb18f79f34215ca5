'use client';

import { type Ref, useImperativeHandle } from 'react';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { NoAnswer } from '#blocks/booking/steps/step-parts.client.tsx';
import { cardUnavailable } from './browser-card.ts';
import styles from './card-form.module.css';
import { type CardError, type CardSource, cardFieldNames } from './card-source.ts';
import { cardWords } from './card-words.ts';
import type { BankCheck } from './confirm-card.ts';
import { useCardFields } from './use-card-fields.client.ts';

interface CardFormProps {
  readonly restaurant: JourneyRestaurant;
  readonly token: string;
  readonly ref: Ref<CardSource | null>;
  readonly errors: readonly CardError[];
  readonly onCheck: (check: BankCheck | undefined) => void;
  /** Where the same is asked again without script. */
  readonly again: string;
  readonly onRetry: () => unknown;
}

/** The provider's fields, in frames of its own: what is typed there is never on this page. */
export function CardForm({ restaurant, token, ref, errors, onCheck, again, onRetry }: CardFormProps) {
  const { places, fields, failed } = useCardFields(token, onCheck);
  useImperativeHandle<CardSource | null, CardSource | null>(ref, () => fields ?? null, [fields]);
  return (
    <>
      {failed && <NoAnswer restaurant={restaurant} message={cardUnavailable.message} again={again} onRetry={onRetry} />}
      {!failed && !fields && (
        <p className="visually-hidden" role="status">
          Opening the card fields
        </p>
      )}
      <div ref={places} className={styles.fields} hidden={failed} data-waiting={fields === undefined}>
        {cardFieldNames.map((name) => (
          <CardField key={name} name={name} error={errors.find(({ place }) => place === name)?.words} />
        ))}
      </div>
    </>
  );
}

interface CardFieldProps {
  readonly name: (typeof cardFieldNames)[number];
  readonly error: string | undefined;
}

function CardField({ name, error }: CardFieldProps) {
  const { label, hint } = cardWords[name];
  return (
    <div className={styles.field} data-wrong={error !== undefined}>
      <label htmlFor={`booking-${name}`}>{label}</label>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.box} data-card-field={name} />
    </div>
  );
}
