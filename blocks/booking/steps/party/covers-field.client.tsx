'use client';

import { type ReactNode, useId } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';

interface CoversFieldProps {
  readonly name: 'adults' | 'children';
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The number up to which the button increases. Larger numbers can be typed. */
  readonly stepLimit: number;
  readonly error?: ReactNode;
  /** Called when the button is pressed at its limit. */
  readonly onLimit: () => void;
  readonly onChange: (value: number) => void;
}

/** More than any restaurant takes. Numbers above `max` are kept, so that the form can explain the limit. */
const maxTyped = 999;

/** A number of people, with buttons to increase and decrease it. */
export function CoversField({ name, label, value, min, max, stepLimit, error, onLimit, onChange }: CoversFieldProps) {
  const id = useId();
  const buttonClass = `${styles.step} ${styles.scripted}`;
  const decrease = (): void => onChange(Math.min(max, Math.max(min, value - 1)));
  const increase = (): void => (value < stepLimit ? onChange(value + 1) : onLimit());
  return (
    <Field id={id} label={label} error={error}>
      <div className={styles.covers}>
        <Button variant="secondary" size="icon" className={buttonClass} aria-disabled={value <= min} onClick={decrease}>
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">One fewer</span>
        </Button>
        <Input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          required
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error })}
          onChange={({ target }) => onChange(Math.min(maxTyped, Math.max(0, Math.trunc(target.valueAsNumber) || 0)))}
        />
        <Button
          variant="secondary"
          size="icon"
          className={buttonClass}
          aria-disabled={value >= stepLimit}
          onClick={increase}
        >
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">One more</span>
        </Button>
      </div>
    </Field>
  );
}
