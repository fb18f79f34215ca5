import { createBookingReference } from '#adapters/service/booking/availability/booking-reference.ts';
import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import type { MailLink } from '#adapters/service/mail/letter/mail-content.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import { offerPath } from '#schemas/domain/offer/offer-path.ts';

interface VoucherMailInput {
  readonly offer: Offer;
  readonly email: string;
  readonly code: string;
  readonly letterhead: Letterhead;
}

/** The mail with a voucher code. The code is sent nowhere else, and the mail's id does not contain it. Pure. */
export const voucherMail = ({ offer, email, code, letterhead }: VoucherMailInput): Mail => ({
  id: `voucher/${createBookingReference()}`,
  to: email,
  subject: `Your code: ${offer.title}`,
  ...writeMail({
    letterhead,
    title: offer.title,
    headline: [code],
    opening: [['Here is your code.', offer.codeUse].filter(Boolean).join(' ')],
    facts: [['Offer', offer.title], ...(offer.validityText ? [['Holds', offer.validityText] as const] : [])],
    links: listLinks(offer, letterhead.siteUrl),
    reason: 'You get this mail because somebody asked for this code with this email address.',
  }),
});

/** The button of the site's own confirmation, by default to book, and the offer's page. */
function listLinks(offer: Offer, siteUrl: string): readonly MailLink[] {
  const page = `${siteUrl}${offerPath(offer.id)}`;
  const { successButtonText: label, successButtonUrl: url, termAndConditions: terms } = offer;
  const next = label && url ? { label, url } : { label: 'Book a table', url: '/booking/choose' };
  return [
    { label: next.label, address: new URL(next.url, page).href, isButton: true },
    { label: terms ? 'The offer and its terms' : 'The offer’s page', address: page },
  ];
}
