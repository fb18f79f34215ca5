import { createBookingReference } from '#adapters/service/booking/availability/booking-reference.ts';
import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { leaveId } from '#schemas/forms/preferences/leave-list.ts';

interface SignUpMailInput {
  readonly email: string;
  readonly letterhead: Letterhead;
  /** URL of the customer's preferences page. */
  readonly link: string;
}

/** The welcome mail of the mailing list, with the link to the preferences. Its id contains no personal data. */
export const signUpMail = ({ email, letterhead, link }: SignUpMailInput): Mail => ({
  id: `sign-up/${createBookingReference()}`,
  to: email,
  leaveUrl: link,
  subject: `You are on the list of ${letterhead.brand}`,
  ...writeMail({
    letterhead,
    title: `You are on the list of ${letterhead.brand}`,
    opening: ['Hello,', 'Thank you for joining. We write when there is something worth eating.'],
    links: [
      { label: 'Choose what you hear about', address: link, isButton: true },
      { label: 'Leave the list', address: `${link}#${leaveId}` },
    ],
    closers: [
      'The first link is yours alone: please do not pass it on.',
      'If you did not ask for this, leave the list by the second link: we then write no more.',
    ],
    reason: 'You get this mail because this email address joined our mailing list.',
  }),
});
