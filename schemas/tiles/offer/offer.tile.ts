import { choice, contentId, list, optional } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { defineTile } from '../define-tile.ts';
import { offerExamples } from './offer.examples.ts';

export const offer = defineTile({
  type: 'offer',
  version: 1,
  title: 'Offer',
  description: 'One offer: what diners get, when it is valid, and its terms.',
  hasHeading: true,
  showsVideo: true,
  fields: {
    offerId: optional(contentId('Offer', 'The offer to use. If empty, the offer from the address.', 'offer')),
    shows: choice(
      'Shows',
      'The ticket with its terms, or one of them: a form for a code can then stand between two tiles.',
      ['all', 'ticket', 'terms'],
    ),
    codeLink: optional(
      link.meta({
        title: 'Link to the code',
        description: 'The first button, only while the offer gives codes. It leads to the form for the code.',
      }),
    ),
    links: list('Links', 'Buttons below the title, unless the offer has ended.', link, 2),
  },
  needs: ({ offerId }, context) => ({ offer: { source: 'offer', slug: offerId ?? context.offerSlug ?? '' } }),
  examples: offerExamples,
});
