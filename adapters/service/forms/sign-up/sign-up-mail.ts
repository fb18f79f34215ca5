import { createBookingReference } from '#adapters/service/booking/availability/booking-reference.ts';
import { writeMail } from '#adapters/service/booking/mail/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { leaveId } from '#schemas/forms/preferences/leave-list.ts';

interface SignUpMailInput {
  readonly email: string;
  readonly brand: string;
  /** URL of the customer's preferences page. */
  readonly link: string;
}

/** The welcome mail of the mailing list, with the link to the preferences. Its id contains no personal data. */
export const signUpMail = ({ email, brand, link }: SignUpMailInput): Mail => ({
  id: `sign-up/${createBookingReference()}`,
  to: email,
  leaveUrl: link,
  subject: `You are on the list of ${brand}`,
  ...writeMail({
    title: `You are on the list of ${brand}`,
    opening: ['Hello,', 'Thank you for joining. We write when there is something worth eating.'],
    facts: [],
    closers: [
      'Choose what you hear about by this link. It is yours alone: please do not pass it on.',
      'If you did not ask for this, leave the list by the second link: we then write no more.',
    ],
    links: [
      { label: 'Your preferences', address: link },
      { label: 'Leave the list', address: `${link}#${leaveId}` },
    ],
    brand,
  }),
});
