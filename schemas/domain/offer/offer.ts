import { z } from 'zod';
import { contentId, flag, isoDate, nameText, optional, optionalText, text } from '#schemas/content/field/field.ts';
import { href } from '#schemas/content/link/href.ts';
import { media } from '#schemas/content/media/media.ts';

/** The editor shows the field only while the offer gives codes. */
const withVoucher = { onlyWith: 'voucher' } as const;

export const offerSchema = z
  .object({
    id: contentId('Id', 'The last part of the offer’s URL.'),
    title: nameText(
      'Title',
      'Shown on tickets and as the heading of the offer’s page, such as “Two for one on Tuesdays”.',
      100,
    ),
    description: text('Description', 'What the diner gets.', 2000).meta({ format: 'html' }),
    image: optional(media),
    startDate: optional(
      isoDate('First day', 'Pages list the offer from this day; its own page can be opened before. If empty, at once.'),
    ),
    endDate: optional(isoDate('Last day', 'The offer is no longer shown after this day. If empty, it does not end.')),
    validityText: optionalText(
      'Validity in words',
      'Shown on the ticket, such as “Sunday to Thursday, from 17:00”.',
      200,
    ),
    termAndConditions: optionalText('Terms', 'The significant conditions.', 8000).meta({ format: 'html' }),
    adultsOnly: flag('18 and over', 'Whether the offer is for adults only.'),
    voucher: flag('Voucher', 'If on, guests claim the offer by a code that they get by email.'),
    codeUse: optionalText(
      'Using the code',
      'Where guests use the code, as the message after claiming and the mail with the code say it.',
      200,
    ).meta(withVoucher),
    successButtonText: optionalText(
      'Button after claiming',
      'Shown below the message, such as “Book a table”.',
      60,
    ).meta(withVoucher),
    successButtonUrl: optional(
      href('Address of the button', 'A page such as /book, or an address of another site.'),
    ).meta(withVoucher),
    overrideSuccessUrl: optional(
      href('Page after claiming', 'Opens instead of the message, such as /thank-you. If empty, the message is shown.'),
    ).meta(withVoucher),
  })
  .meta({ title: 'Offer', description: 'An offer to diners.' });

export type Offer = z.output<typeof offerSchema>;
