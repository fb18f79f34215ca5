import { z } from 'zod';
import { contentId, flag, isoDate, nameText, optional, optionalText, text } from '#schemas/content/field/field.ts';
import { href } from '#schemas/content/link/href.ts';
import { media } from '#schemas/content/media/media.ts';

export const offerSchema = z
  .object({
    id: contentId('Id', 'The last part of the offer’s URL.'),
    title: nameText('Title', 'The offer in a few words.', 100),
    description: text('Description', 'What the diner gets (rich text).', 2000).meta({ format: 'html' }),
    image: optional(media),
    startDate: optional(isoDate('First day', 'The first day of the offer.')),
    endDate: optional(isoDate('Last day', 'The last day of the offer.')),
    validityText: optionalText('Validity', 'A text that says when the offer is valid.', 200),
    termAndConditions: optionalText('Terms', 'The significant conditions (rich text).', 8000).meta({ format: 'html' }),
    adultsOnly: flag('18 and over', 'Whether the offer is for adults only.'),
    voucher: flag('Voucher', 'Whether the offer is claimed by a code.'),
    codeUse: optionalText(
      'Using the code',
      'Where guests use the code, as the message after claiming and the mail with the code say it.',
      200,
    ),
    successButtonText: optionalText('Button after claiming', 'The label of the button below the message.', 60),
    successButtonUrl: optional(href('Address of the button', 'Where the button leads.')),
    overrideSuccessUrl: optional(href('Page after claiming', 'The page that opens instead of the message.')),
  })
  .meta({ title: 'Offer', description: 'An offer to diners.' });

export type Offer = z.output<typeof offerSchema>;
