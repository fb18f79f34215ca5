import { z } from 'zod';
import { flag, optional, optionalText, text } from '../field/field.ts';
import { unvalidated } from '../field/unvalidated.ts';
import { href } from '../link/href.ts';
import { media } from '../media/media.ts';
import { headerVariants, headerVariantTitles } from './header-variant.ts';

/**
 * A page's id: `privacy-policy` or `guides/allergens`, the path at which the page is served. An id that starts with an
 * underscore (`_restaurant`) is a template: routes use it, but it has no address of its own.
 */
export const pageId = z
  .string()
  .max(130)
  .regex(
    /^(_?[a-z0-9-]{1,64})(\/[a-z0-9-]{1,64})?$/,
    'must have one or two parts of lower-case letters, digits and hyphens, such as guides/allergens',
  )
  .meta({ title: 'Page id', description: 'The page’s path without the first slash; home for the home page.' });

/** The maximum number of tiles on a page. A page with more is rejected as a mistake. */
export const maximumTiles = 5_000;

/**
 * The envelope of a page. It is strict, so that a mistake of the content service does not go unnoticed. Tiles are left
 * raw, because each tile is validated separately.
 */
export const page = z
  .strictObject({
    id: pageId,
    title: text(
      'Title',
      'Shown in the browser’s tab and as the headline in search results. Up to about 60 characters are shown there.',
      120,
    ),
    description: optionalText(
      'Description',
      'Shown below the title in search results, and when the page is shared. Up to about 160 characters are shown there.',
      320,
    ),
    canonicalUrl: optional(
      href(
        'Address for search engines',
        'Only if another page has the same content: the address that search engines list instead of this page’s.',
      ),
    ),
    indexed: flag('In search engines', 'If off, search engines are asked not to list the page.', true),
    socialTitle: optionalText(
      'Title when shared',
      'Replaces the title on social networks and in messages. If empty, the title is used.',
      120,
    ),
    socialDescription: optionalText(
      'Description when shared',
      'Replaces the description there. If empty, the description is used.',
      320,
    ),
    socialImage: optional(media),
    headerVariant: optional(
      z.enum(headerVariants).meta({
        title: 'Header',
        description: 'The look of the header on this page only.',
        optionTitles: { '': 'As in the settings', ...headerVariantTitles },
      }),
    ),
    updatedAt: optional(
      z.iso.datetime({ offset: true }).meta({ title: 'Changed', description: 'When the page was last published.' }),
    ),
    tiles: z
      .array(unvalidated('Tile'))
      .max(maximumTiles, `must be at most ${maximumTiles} tiles`)
      .meta({ title: 'Tiles', description: 'The page’s tiles, in reading order.' }),
  })
  .meta({ title: 'Page', description: 'A page of the site.' });

export type PageEnvelope = z.output<typeof page>;
export type PageInput = z.input<typeof page>;
