import { optional, optionalText, requiredList, text } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { media } from '#schemas/content/media/media.ts';
import { defineTile } from '../define-tile.ts';
import { callToActionExamples } from './call-to-action.examples.ts';

/** Where the form has the fields that only the page after signing up needs. */
const forOthers = 'For visitors who have not joined the mailing list';

export const callToAction = defineTile({
  type: 'call-to-action',
  version: 1,
  title: 'Call to action',
  description: 'One large line with buttons.',
  showsVideo: true,
  fields: {
    heading: text('Heading', 'The line.', 90),
    text: optionalText('Text', 'One or two sentences below it.', 260),
    image: optional(media),
    links: requiredList('Links', 'One to three buttons.', link, 1, 3),
    headingForOthers: optionalText(
      'Heading for others',
      'For the page /signup-thanks: replaces heading and text for visitors who have not joined the mailing list in the last hour.',
      90,
    ).meta({ disclosure: forOthers }),
    textForOthers: optionalText('Text for others', 'One or two sentences below that heading.', 260).meta({
      disclosure: forOthers,
    }),
  },
  examples: callToActionExamples,
});
