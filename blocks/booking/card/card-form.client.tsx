'use client';

import { type Ref, useEffect, useImperativeHandle } from 'react';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { inputClass } from '#blocks/_shared/ui/field/input.tsx';
import { cardFieldTexts } from './card-field-texts.ts';
import styles from './card-form.module.css';
import { type CardError, type CardSource, cardFieldNames } from './card-source.ts';
import type { BankChallenge } from './confirm-card.ts';
import { useCardFields } from './use-card-fields.client.ts';

interface CardFormProps {
  readonly token: string;
  readonly ref: Ref<CardSource | null>;
  readonly errors: readonly CardError[];
  readonly onChallenge: (check: BankChallenge | undefined) => void;
  /** Called when the provider's fields cannot be opened, and with `false` once that is over. */
  readonly onFailed: (hasFailed: boolean) => void;
}

/** The provider's fields, in iframes: what is typed there never reaches this page. */
export function CardForm({ token, ref, errors, onChallenge, onFailed }: CardFormProps) {
  const { container, fields, failed } = useCardFields(token, onChallenge);
  useImperativeHandle<CardSource | null, CardSource | null>(ref, () => fields ?? null, [fields]);
  useEffect(() => {
    onFailed(failed);
    return () => onFailed(false);
  }, [failed, onFailed]);
  return (
    <>
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
