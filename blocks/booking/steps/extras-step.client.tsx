'use client';

import { useState } from 'react';
import { formatPrice } from '#blocks/_shared/format/format-price.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { journeyAction } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { Upsell } from '#schemas/api/booking/booking-choices.ts';
import {
  type BookingChoice,
  type ChosenExtra,
  choiceFields,
  readChoice,
} from '#schemas/domain/booking/booking-choice.ts';
import { useValuesBeforeHydration } from './details/use-values-before-hydration.client.ts';

interface ExtrasStepProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly extras: readonly Upsell[];
  readonly onChosen: (extras: readonly ChosenExtra[]) => void;
}

const quantities = Array.from({ length: 20 }, (_, at) => at + 1);

/** Extras for the table. None is chosen by default. */
export function ExtrasStep({ restaurant, choice, extras, onChosen }: ExtrasStepProps) {
  const [chosen, setChosen] = useState<readonly ChosenExtra[]>(choice.extras ?? []);
  const form = useValuesBeforeHydration((fields) => {
    const extra = fields.getAll('extra').filter((each) => typeof each === 'string');
    setChosen(readChoice({ extra }).extras ?? []);
  });
  const quantityOf = (id: string): number => chosen.find((each) => each.id === id)?.quantity ?? 0;
  const set = (id: string, quantity: number): void =>
    setChosen([...chosen.filter((each) => each.id !== id), ...(quantity > 0 ? [{ id, quantity }] : [])]);
  const total = extras.reduce((sum, { id, pricePence }) => sum + quantityOf(id) * pricePence, 0);
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={journeyAction(restaurant)}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(chosen);
      }}
    >
      {choiceFields({ ...choice, extras: [] }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul className={`plain-list ${styles.extras}`}>
        {extras.map(({ id, name, description, pricePence, maxQty }) => (
          <li key={id}>
            <label className={styles.extra}>
              <span>
                <b>{name}</b> {formatPrice(pricePence)}
                {description && <small>{description}</small>}
              </span>
              <Select
                isSmall
                name="extra"
                value={quantityOf(id) > 0 ? `${id}:${quantityOf(id)}` : ''}
                onChange={({ target }) => set(id, Number(target.value.split(':')[1] ?? 0))}
              >
                <option value="">None</option>
                {quantities.slice(0, maxQty).map((quantity) => (
                  <option key={quantity} value={`${id}:${quantity}`}>
                    {quantity}
                  </option>
                ))}
              </Select>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.total} aria-live="polite">
        {total > 0 ? `${formatPrice(total)} in all, paid at the table` : 'Nothing added'}
      </p>
      <Button type="submit" name="step" value="details" className={styles.next}>
        {total > 0 ? 'Add and continue' : 'Continue without'}
      </Button>
    </form>
  );
}
