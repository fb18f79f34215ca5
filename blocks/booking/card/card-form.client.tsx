'use client';

import { type Ref, useImperativeHandle } from 'react';
import type { JourneyHouse } from '#blocks/booking/journey/journey-house.ts';
import { NoAnswer } from '#blocks/booking/steps/step-parts.client.tsx';
import { cardUnavailable } from './browser-card.ts';
import styles from './card-form.module.css';
import { type CardFault, type CardSource, cardFieldNames } from './card-source.ts';
import { cardWords } from './card-words.ts';
import type { BankCheck } from './confirm-card.ts';
import { useCardFields } from './use-card-fields.client.ts';

interface CardFormProps {
  readonly house: JourneyHouse;
  readonly token: string;
  readonly ref: Ref<CardSource | null>;
  readonly faults: readonly CardFault[];
  readonly onCheck: (check: BankCheck | undefined) => void;
  /** Where the same is asked again without script. */
  readonly again: string;
  readonly onRetry: () => unknown;
}

/** The provider's fields, in frames of its own: what is typed there is never on this page. */
export function CardForm({ house, token, ref, faults, onCheck, again, onRetry }: CardFormProps) {
  const { places, fields, failed } = useCardFields(token, onCheck);
  useImperativeHandle<CardSource | null, CardSource | null>(ref, () => fields ?? null, [fields]);
  return (
    <>
      {failed && <NoAnswer house={house} message={cardUnavailable.message} again={again} onRetry={onRetry} />}
      {!failed && !fields && (
        <p className="visually-hidden" role="status">
          Opening the card fields
        </p>
      )}
      <div ref={places} className={styles.fields} hidden={failed} data-waiting={fields === undefined}>
        {cardFieldNames.map((name) => (
          <CardField key={name} name={name} fault={faults.find(({ place }) => place === name)?.words} />
        ))}
      </div>
    </>
  );
}

interface CardFieldProps {
  readonly name: (typeof cardFieldNames)[number];
  readonly fault: string | undefined;
}

function CardField({ name, fault }: CardFieldProps) {
  const { label, hint } = cardWords[name];
  return (
    <div className={styles.field} data-wrong={fault !== undefined}>
      <label htmlFor={`booking-${name}`}>{label}</label>
      {hint && <p className={styles.hint}>{hint}</p>}
      {fault && <p className={styles.fault}>{fault}</p>}
      <div className={styles.box} data-card-field={name} />
    </div>
  );
}
