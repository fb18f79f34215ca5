import { choice, optional, text } from '#schemas/content/field/field.ts';
import { href } from '#schemas/content/link/href.ts';
import { media } from '#schemas/content/media/media.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { embedExamples } from './embed.examples.ts';
import { embedUrl } from './embed-url.ts';

export const embed = defineTile({
  type: 'embed',
  version: 1,
  title: 'Embed',
  description: 'A video, playlist or map from another site, shown once the visitor has agreed to embedded content.',
  fields: {
    ...headingFields('What is embedded.'),
    src: embedUrl,
    title: text('Name', 'What the embedded content is, for screen readers.', 120),
    pageUrl: optional(
      href('Page', 'The page on the provider’s site. If empty, it is derived from the address if possible.'),
    ),
    poster: optional(media),
    ratio: choice('Proportions', 'Wide suits most videos; a bar is low, such as a playlist.', [
      'wide',
      'square',
      'bar',
    ]),
  },
  examples: embedExamples,
});
