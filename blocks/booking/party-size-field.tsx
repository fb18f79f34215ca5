/** @jsxImportSource #eager */

import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import { LabelledControl } from '../_shared/ui/field/field.tsx';
import { Input } from '../_shared/ui/field/input.tsx';

interface PartySizeFieldProps {
  readonly options: BookingOptions;
  /** The number from an earlier request; absent for the default number. */
  readonly adults?: number | undefined;
}

/** The number of people, in forms that lead to the booking journey. */
export function PartySizeField({ options, adults }: PartySizeFieldProps) {
  return (
    <LabelledControl label="How many">
      <Input
        type="number"
        name="adults"
        inputMode="numeric"
        min={1}
        max={options.maxCovers}
        defaultValue={adults ?? options.defaultCovers}
        required
      />
    </LabelledControl>
  );
}
