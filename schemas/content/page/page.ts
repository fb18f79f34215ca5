import { z } from 'zod';
import { flag, optional, optionalText, text } from '../field/field.ts';
import { href } from '../link/href.ts';
import { media } from '../media/media.ts';
import { headerVariants } from './header-variant.ts';

/**
 * A page's id: `privacy-policy` or `guides/allergens`, the path it is served at. An id that begins with an
 * underscore (`_restaurant`) is a template: routes use it, and no address reaches it by itself.
 */
export const pageId = z
  .string()
  .max(130)
  .regex(
    /^(_?[a-z0-9-]{1,64})(\/[a-z0-9-]{1,64})?$/,
    'must be one or two words of lower-case letters, digits and hyphens',
  )
  .meta({ title: 'Page id', description: 'The page’s address without the first slash; home for the home page.' });

/** A page may hold this many tiles; more are refused as a whole, because no editor means it. */
export const maximumTiles = 5_000;

/**
 * The envelope of a page. It is strict: an unknown field here is a mistake of the content service that would
 * otherwise go unseen. Tiles stay raw, because each is judged by itself.
 */
export const page = z
  .strictObject({
    id: pageId,
    title: text('Title', 'The document’s title.', 120),
    description: optionalText('Description', 'For search engines and shared links.', 320),
    canonicalUrl: optional(href('Canonical address', 'Where this content has its home, if not here.')),
    indexed: flag('In search engines', 'Whether search engines may list the page.', true),
    socialTitle: optionalText('Title when shared', 'The title on social networks.', 120),
    socialDescription: optionalText('Description when shared', 'The description on social networks.', 320),
    socialImage: optional(media),
    headerVariant: optional(
      z.enum(headerVariants).meta({ title: 'Header', description: 'The form of the header on this page.' }),
    ),
    updatedAt: optional(
      z.iso.datetime({ offset: true }).meta({ title: 'Changed', description: 'When the page was last published.' }),
    ),
    tiles: z
      .array(z.unknown())
      .max(maximumTiles, `must be at most ${maximumTiles} tiles`)
      .meta({ title: 'Tiles', description: 'The page’s tiles, in reading order.' }),
  })
  .meta({ title: 'Page', description: 'A page of the site.' });

export type PageEnvelope = z.output<typeof page>;
export type PageInput = z.input<typeof page>;
