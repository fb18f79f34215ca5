import { createBookingReference } from '#adapters/service/booking/availability/booking-reference.ts';
import { writeMail } from '#adapters/service/booking/mail/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';

interface VoucherMailInput {
  readonly offer: Offer;
  readonly email: string;
  readonly code: string;
  readonly brand: string;
}

/** The mail with a voucher code. The code is sent nowhere else, and the mail's id does not contain it. */
export const voucherMail = ({ offer, email, code, brand }: VoucherMailInput): Mail => ({
  id: `voucher/${createBookingReference()}`,
  to: email,
  subject: `Your code: ${offer.title}`,
  ...writeMail({
    title: offer.title,
    opening: [['Here is your code.', offer.codeUse].filter(Boolean).join(' ')],
    facts: [
      ['Code', code],
      ['Offer', offer.title],
      ...(offer.validityText ? [['Holds', offer.validityText] as const] : []),
    ],
    closers: ['The terms are on the offer’s page.'],
    brand,
  }),
});
