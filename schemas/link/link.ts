import { z } from 'zod';
import { choice, flag, list, optional, optionalText, text } from '../field/field.ts';
import { media } from '../media/media.ts';
import { href } from './href.ts';

/** How a link is drawn where it stands alone. */
export const linkStyles = ['primary', 'secondary', 'quiet'] as const;

const linkFields = {
  linkText: text('Text', 'The words of the link; they say where it leads.', 80),
  linkUrl: href('Address', 'Where the link leads.'),
  openInNewTab: flag('Open in a new tab', 'Opens a new tab; the link says so to the visitor.'),
  description: optionalText('Description', 'One line more, where the place has room for it.', 200),
  linkMedia: optional(media),
  style: choice('Style', 'How strongly the link stands out.', linkStyles),
};

/** A link without links below it. */
export const link = z.object(linkFields).meta({ title: 'Link', description: 'A link to a page or another site.' });

/** A link, or with `links` a heading over a group of them (the dropdowns of the masthead). */
export const linkItem = z
  .object({ ...linkFields, links: list('Links below', 'Links of the dropdown; empty for a plain link.', link, 12) })
  .meta({ title: 'Link or group', description: 'A link, or a group of links that opens below it.' });

export type Link = z.output<typeof link>;
export type LinkItem = z.output<typeof linkItem>;
