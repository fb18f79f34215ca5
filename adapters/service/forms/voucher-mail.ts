import type { Offer } from '#schemas/offer/offer.ts';
import { newReference } from '../booking/reference.ts';
import { writeMail } from '../booking/write-mail.ts';
import type { Mail } from '../mail/outbox.ts';

interface Claimed {
  readonly offer: Offer;
  readonly email: string;
  readonly code: string;
  readonly brand: string;
}

/** The mail with an offer’s code, which stands nowhere else. Its id tells nothing of the code. */
export const voucherMail = ({ offer, email, code, brand }: Claimed): Mail => ({
  id: `voucher/${newReference()}`,
  to: email,
  subject: `Your code: ${offer.title}`,
  ...writeMail({
    title: offer.title,
    opening: ['Here is your code. Show it when you ask for the bill.'],
    facts: [
      ['Code', code],
      ['Offer', offer.title],
      ...(offer.validityText ? [['Holds', offer.validityText] as const] : []),
    ],
    closing: ['It works once. The terms are on the offer’s page.'],
    brand,
  }),
});
