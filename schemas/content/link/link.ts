import { z } from 'zod';
import { choice, flag, list, optional, optionalText, text } from '../field/field.ts';
import { withoutEffect } from '../field/without-effect.ts';
import { media } from '../media/media.ts';
import { href } from './href.ts';

/** The styles of a link that is shown as a button. */
export const linkStyles = ['primary', 'secondary', 'quiet'] as const;

const linkFields = {
  linkText: text('Text', 'Say where it leads: “See the noodles”, not “Click here”.', 80),
  linkUrl: href('Address', 'A page such as /menu, or an address of another site that starts with https://.'),
  openInNewTab: flag('Open in a new tab', 'Visitors are told so. Best for other sites only.'),
  description: optionalText('Description', 'One more line, where there is room for it.', 200),
  linkMedia: optional(media),
  style: choice('Style', 'How strongly the link stands out.', linkStyles),
};

type OptionalField = 'style' | 'description' | 'linkMedia';

/** The fields of a link; optional fields that are not listed are marked as without effect. */
const linkFieldsWith = (...visible: readonly OptionalField[]): typeof linkFields => {
  const { style, description, linkMedia, ...rest } = linkFields;
  return {
    ...rest,
    description: visible.includes('description') ? description : withoutEffect(description),
    linkMedia: visible.includes('linkMedia') ? linkMedia : withoutEffect(linkMedia),
    style: visible.includes('style') ? style : withoutEffect(style),
  };
};

const linkMeta = { title: 'Link', description: 'A link to a page or another site.' };
const groupMeta = { title: 'Link or group', description: 'A link, or a group of links that opens below it.' };
const nestedLinks = (links: typeof link) =>
  list('Links below', 'The links of the dropdown. Leave empty for a plain link.', links, 12);

/** A link that is shown as a button. */
export const link = z.object(linkFieldsWith('style')).meta(linkMeta);

/** A link within text or among other links. */
export const plainLink = z.object(linkFieldsWith()).meta(linkMeta);

/** A link in the masthead or, if it has `links`, the label of a dropdown. */
export const mastheadItem = z
  .object({ ...linkFieldsWith(), links: nestedLinks(z.object(linkFieldsWith('description')).meta(linkMeta)) })
  .meta(groupMeta);

/** A link in the footer or, if it has `links`, the heading of a group. */
export const footerItem = z.object({ ...linkFieldsWith(), links: nestedLinks(plainLink) }).meta(groupMeta);

/** A link that is shown as an icon. */
export const iconLink = z
  .object({ ...linkFieldsWith('linkMedia'), links: withoutEffect(nestedLinks(plainLink)) })
  .meta(groupMeta);

export type Link = z.output<typeof link>;
export type LinkItem = z.output<typeof mastheadItem>;
