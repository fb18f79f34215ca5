import { z } from 'zod';
import { contentId, flag, isoDate, nameText, optional, optionalText, text } from '#schemas/content/field/field.ts';
import { href } from '#schemas/content/link/href.ts';
import { media } from '#schemas/content/media/media.ts';

export const offerSchema = z
  .object({
    id: contentId('Id', 'The offer’s slug in URLs.'),
    title: nameText('Title', 'The offer in a few words.', 100),
    description: text('Description', 'What the diner gets (rich text).', 2000).meta({ format: 'html' }),
    image: optional(media),
    startDate: optional(isoDate('From', 'First day of the offer.')),
    endDate: optional(isoDate('To', 'Last day of the offer.')),
    validityText: optionalText('Validity', 'A text that says when the offer is valid.', 200),
    termAndConditions: optionalText('Terms', 'The significant conditions (rich text).', 8000).meta({ format: 'html' }),
    adultsOnly: flag('18 and over', 'Whether the offer is for adults only.'),
    voucher: flag('Voucher', 'Whether the offer is claimed by a code.'),
    successButtonText: optionalText('Button after claiming', 'The label of the button.', 60),
    successButtonUrl: optional(href('Button’s address', 'Where the button leads.')),
    overrideSuccessUrl: optional(href('Instead of the message', 'The page to open instead of the message.')),
  })
  .meta({ title: 'Offer', description: 'An offer to diners.' });

export type Offer = z.output<typeof offerSchema>;
