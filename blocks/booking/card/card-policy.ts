import { formatPrice } from '#blocks/_shared/format/format-price.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

type Guarantee = Pick<Requirements, 'policyText' | 'guaranteeAmountPence' | 'cancelHours'>;

/** The amount that may be charged to the card if the party does not come, in pence. */
export const guaranteePence = ({ guaranteeAmountPence = 0 }: Guarantee, { adults = 0, children = 0 }: BookingChoice) =>
  guaranteeAmountPence * (adults + children);

/** The policy of the booking system, or else what its other values say. */
export function describePolicy(guarantee: Guarantee, choice: BookingChoice): string {
  const { policyText, cancelHours } = guarantee;
  if (policyText !== undefined) return policyText;
  const pence = guaranteePence(guarantee, choice);
  const deadline = cancelHours === undefined ? '' : `${cancelHours} ${cancelHours === 1 ? 'hour' : 'hours'} before`;
  const terms =
    pence > 0
      ? ` If you do not come${deadline && `, or cancel less than ${deadline}`}, ${formatPrice(pence)} may be charged.`
      : deadline && ` You can cancel until ${deadline}.`;
  return `This table needs a card to confirm.${terms}`;
}
