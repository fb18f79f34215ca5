import { formatPrice } from '#blocks/_shared/format/format-price.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

type Guarantee = Pick<Requirements, 'policyText' | 'guarantee' | 'guaranteeAmountPence' | 'cancelHours'>;

/** The amount that may be charged to the card if the party does not come, in pence. */
export const guaranteePence = (
  { guaranteeAmountPence = 0 }: Pick<Requirements, 'guaranteeAmountPence'>,
  { adults = 0, children = 0 }: BookingChoice,
) => guaranteeAmountPence * (adults + children);

/**
 * The policy of the booking system, or else what its other values say. Beside the terms of this table it is named as the
 * general one, because the table may be too soon for it.
 */
export function describePolicy(requirements: Guarantee, choice: BookingChoice): string {
  const { policyText, cancelHours, guarantee } = requirements;
  if (policyText !== undefined) return guarantee ? `The restaurant’s general policy: ${policyText}` : policyText;
  const needed = 'This table needs a card to confirm.';
  if (guarantee) return needed;
  const pence = guaranteePence(requirements, choice);
  const deadline = cancelHours === undefined ? '' : `${cancelHours} ${cancelHours === 1 ? 'hour' : 'hours'} before`;
  const terms =
    pence > 0
      ? ` If you do not come${deadline && `, or cancel less than ${deadline}`}, ${formatPrice(pence)} may be charged.`
      : deadline && ` You can cancel until ${deadline}.`;
  return `${needed}${terms}`;
}
