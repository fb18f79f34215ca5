import { choice, optional, text } from '../field/field.ts';
import { href } from '../link/href.ts';
import { media } from '../media/media.ts';
import { defineTile } from '../tile/define-tile.ts';
import { headFields } from '../tile/head-fields.ts';
import { embedExamples } from './embed.examples.ts';
import { embedUrl } from './embed-url.ts';

export const embed = defineTile({
  type: 'embed',
  version: 1,
  title: 'Embed',
  description: 'A video, playlist or map from another site, shown once the visitor has agreed to embedded content.',
  fields: {
    ...headFields('What is embedded.'),
    src: embedUrl,
    title: text('Name', 'What the embedded part is, for screen readers.', 120),
    pageUrl: optional(href('Page', 'Where to see it outside this site; worked out from the address where it can be.')),
    poster: optional(media),
    ratio: choice('Proportions', 'The form of the embedded part.', ['wide', 'square', 'bar']),
  },
  examples: embedExamples,
});
