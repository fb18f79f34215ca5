/** @jsxImportSource #eager */

import { groupBookingPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import { partyLimitMessage } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { Field, LabelledControl } from '../_shared/ui/field/field.tsx';
import { describedBy } from '../_shared/ui/field/field-ids.ts';
import { Input } from '../_shared/ui/field/input.tsx';

interface PartySizeFieldProps {
  readonly options: Pick<BookingOptions, 'defaultCovers' | 'maxCovers'>;
  /** The number from an earlier request; absent for the default number. */
  readonly adults?: number | undefined;
}

const id = 'party-size';

/**
 * The number of people, in forms that lead to the booking journey. Larger numbers can be sent: the journey explains its
 * limit and leads to the form for groups, which a browser's own message cannot do.
 */
export function PartySizeField({ options, adults }: PartySizeFieldProps) {
  const isTooLarge = adults !== undefined && adults > options.maxCovers;
  const input = (
    <Input
      id={isTooLarge ? id : undefined}
      type="number"
      name="adults"
      inputMode="numeric"
      min={1}
      defaultValue={adults ?? options.defaultCovers}
      required
      aria-invalid={isTooLarge ? true : undefined}
      aria-describedby={isTooLarge ? describedBy({ id, error: true }) : undefined}
    />
  );
  if (!isTooLarge) return <LabelledControl label="How many">{input}</LabelledControl>;
  return (
    <Field id={id} label="How many" error={<PartyLimit guests={adults} most={options.maxCovers} />}>
      {input}
    </Field>
  );
}

/** Why a party is too large to be booked online, and where it asks for a table. */
export const PartyLimit = ({ guests, most }: { readonly guests: number; readonly most: number }) => (
  <>
    {partyLimitMessage(most)}. For a larger party, <a href={groupBookingPath({ guests })}>ask us for a table</a>.
  </>
);
