import { priceText } from '#blocks/_shared/price.ts';
import type { Requirements } from '#schemas/api/booking-times.ts';
import type { BookingChoice } from '#schemas/table-booking/booking-choice.ts';

type Guarantee = Pick<Requirements, 'policyText' | 'guaranteeAmountPence' | 'cancelHours'>;

/** What may be taken from the card of a party that does not come, in pence. */
export const guaranteePence = ({ guaranteeAmountPence = 0 }: Guarantee, { adults = 0, children = 0 }: BookingChoice) =>
  guaranteeAmountPence * (adults + children);

export const policyOf = (guarantee: Guarantee, choice: BookingChoice): string =>
  guarantee.policyText ??
  `Nothing is taken now. If you do not come, or cancel less than ${guarantee.cancelHours ?? 24} hours before, ${priceText(guaranteePence(guarantee, choice))} may be.`;
