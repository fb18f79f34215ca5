import { formatPrice } from '#blocks/_shared/format/format-price.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

type Guarantee = Pick<Requirements, 'policyText' | 'guaranteeAmountPence' | 'cancelHours'>;

/** The amount that may be charged to the card if the party does not come, in pence. */
export const guaranteePence = ({ guaranteeAmountPence = 0 }: Guarantee, { adults = 0, children = 0 }: BookingChoice) =>
  guaranteeAmountPence * (adults + children);

export function describePolicy(guarantee: Guarantee, choice: BookingChoice): string {
  const { policyText, cancelHours = 24 } = guarantee;
  if (policyText !== undefined) return policyText;
  const pence = guaranteePence(guarantee, choice);
  const amount = pence > 0 ? formatPrice(pence) : 'an amount that the restaurant sets';
  return `Nothing is taken now. If you do not come, or cancel less than ${cancelHours} hours before, ${amount} may be.`;
}
