'use client';

import { FieldGroup } from '#blocks/_shared/ui/field/field.tsx';
import { Choice } from '#blocks/_shared/ui/field/input.tsx';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';

interface OccasionFieldProps {
  readonly occasions: readonly Occasion[];
  readonly chosen: Occasion | undefined;
  readonly isLoading: boolean;
  readonly onPick: (occasion: Occasion) => void;
}

/** The occasions of a day, with the numbers of people that they take. */
export const OccasionField = ({ occasions, chosen, isLoading, onPick }: OccasionFieldProps) => (
  <FieldGroup label="What for" isBusy={isLoading}>
    {occasions.map((each) => (
      <Choice key={each.id}>
        <input
          type="radio"
          name="occasion"
          value={each.id}
          checked={each.id === chosen?.id}
          onChange={() => onPick(each)}
        />
        <span>{each.name}</span>
        <small>
          {each.minimumCovers} to {each.maximumCovers}
        </small>
      </Choice>
    ))}
  </FieldGroup>
);
