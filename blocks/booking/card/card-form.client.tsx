'use client';

import { type Ref, useImperativeHandle } from 'react';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { inputClass } from '#blocks/_shared/ui/field/input.tsx';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { LoadError } from '#blocks/booking/steps/step-messages.client.tsx';
import { cardFieldTexts } from './card-field-texts.ts';
import styles from './card-form.module.css';
import { cardUnavailable } from './card-requests.ts';
import { type CardError, type CardSource, cardFieldNames } from './card-source.ts';
import type { BankChallenge } from './confirm-card.ts';
import { useCardFields } from './use-card-fields.client.ts';

interface CardFormProps {
  readonly restaurant: JourneyRestaurant;
  readonly token: string;
  readonly ref: Ref<CardSource | null>;
  readonly errors: readonly CardError[];
  readonly onChallenge: (check: BankChallenge | undefined) => void;
  /** The address that tries again without script. */
  readonly retryUrl: string;
  readonly onRetry: () => unknown;
}

/** The provider's fields, in iframes: what is typed there never reaches this page. */
export function CardForm({ restaurant, token, ref, errors, onChallenge, retryUrl, onRetry }: CardFormProps) {
  const { container, fields, failed } = useCardFields(token, onChallenge);
  useImperativeHandle<CardSource | null, CardSource | null>(ref, () => fields ?? null, [fields]);
  return (
    <>
      {failed && (
        <LoadError restaurant={restaurant} message={cardUnavailable.message} retryUrl={retryUrl} onRetry={onRetry} />
      )}
      {!failed && !fields && (
        <p className="visually-hidden" role="status">
          Opening the card fields
        </p>
      )}
      <div ref={container} className={styles.fields} hidden={failed} data-loading={fields === undefined}>
        {cardFieldNames.map((name) => (
          <CardField key={name} name={name} error={errors.find(({ field }) => field === name)?.message} />
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
  const { label, hint } = cardFieldTexts[name];
  return (
    <Field id={`booking-${name}`} label={label} hint={hint} error={error}>
      <div
        className={inputClass({ className: styles.box })}
        data-card-field={name}
        data-invalid={error !== undefined}
      />
    </Field>
  );
}
