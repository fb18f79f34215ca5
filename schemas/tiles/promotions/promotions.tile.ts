import { z } from 'zod';
import { choice, flag, list, number, optional, optionalText, text } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { media } from '#schemas/content/media/media.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { narrowField } from '#schemas/content/tile/narrow-field.ts';
import type { NeedOf } from '#schemas/content/tile/need.ts';
import { defineTile } from '../define-tile.ts';
import { promotionsExamples } from './promotions.examples.ts';

const promotion = z
  .object({
    title: text('Title', 'The promotion in a few words.', 100),
    text: optionalText('Text', 'One or two sentences.', 240),
    validityText: optionalText('Validity', 'Shown on the ticket, such as “Sunday to Thursday, from 17:00”.', 200),
    adultsOnly: flag('18 and over', 'Whether it is for adults only.'),
    image: optional(media),
    link: optional(link),
  })
  .meta({ title: 'Promotion', description: 'What diners get, and when.' });

type PromotionNeeds =
  | {
      readonly offers: NeedOf<'offers'> & { readonly optional: true };
      /** On the page of an offer: where each offer is valid, so that its neighbours come first. */
      readonly restaurants?: NeedOf<'restaurants'> & { readonly optional: true };
    }
  | Record<never, never>;

/** Whether a tile shows the current offers: those without promotions of their own do. */
export const showsOffers = ({ source, items }: { readonly source: string; readonly items: readonly unknown[] }) =>
  source === 'offers' || items.length === 0;

export const promotions = defineTile({
  type: 'promotions',
  version: 1,
  title: 'Promotions',
  description: 'Promotions in the style of tickets: written here, or taken from the current offers.',
  fields: {
    ...headingFields('What the promotions have in common.'),
    links: list('Links', 'Buttons below the text.', link, 2),
    source: choice('Source', 'The promotions below, or the current offers. Without promotions, the current offers.', [
      'items',
      'offers',
    ]),
    limit: optional(
      number('Most offers', 'The most current offers that are shown. If empty, all.', { min: 1, max: 12, whole: true }),
    ),
    narrow: narrowField,
    items: list('Promotions', 'In the order they are shown.', promotion, 12),
  },
  needs: (tile, { restaurant, offerSlug }): PromotionNeeds =>
    showsOffers(tile)
      ? {
          offers: { source: 'offers', optional: true, storeId: restaurant?.storeId },
          ...(offerSlug !== undefined && { restaurants: { source: 'restaurants', optional: true } }),
        }
      : {},
  examples: promotionsExamples,
});
