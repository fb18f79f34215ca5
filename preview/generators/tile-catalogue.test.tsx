import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pages } from '#adapters/demo/content/pages.ts';
import { blocks } from '#blocks/blocks.generated.ts';
import { readTile } from '#blocks/page-reader.ts';
import { tileUses } from '#preview/block-reports/facts/tile-uses.ts';
import { planStories } from '#preview/stories/plan/plan-stories.ts';
import { renderStoryTiles } from '#preview/stories/render/render-story-tiles.tsx';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { TileType } from '#schemas/content/tile/tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

/** The required tile types, in the words of the requirement. */
const catalogue: readonly (readonly [name: string, type: TileType])[] = [
  ['hero', 'hero'],
  ['text', 'text'],
  ['text with media', 'image-text'],
  ['video', 'video'],
  ['carousel', 'carousel'],
  ['card grid', 'card-grid'],
  ['promotions', 'promotions'],
  ['menu section', 'menu-section'],
  ['menu list', 'menu-list'],
  ['allergen guide', 'allergen-guide'],
  ['dietary filter', 'dietary-filter'],
  ['location finder', 'location-finder'],
  ['location list', 'location-list'],
  ['restaurant details', 'restaurant-details'],
  ['booking', 'booking'],
  ['offer', 'offer'],
  ['voucher form', 'voucher-form'],
  ['sign-up', 'sign-up'],
  ['contact form', 'contact-form'],
  ['group-booking form', 'group-booking-form'],
  ['preferences form', 'preferences-form'],
  ['job search', 'job-search'],
  ['job listing', 'job-list'],
  ['job detail', 'job-detail'],
  ['social grid', 'social-grid'],
  ['accordion', 'accordion'],
  ['call-to-action banner', 'call-to-action'],
  ['click-and-collect', 'click-and-collect'],
  ['spacer or divider', 'divider'],
  ['embed', 'embed'],
];

const stories = planStories();
const types = [...catalogue.map(([, type]) => type), 'table-for-everyone', 'cookie-list', 'wallet-links'] as const;

it.each(types)('%s is on a page of the demo', (type) => {
  expect(tileUses(type, pages)).not.toEqual([]);
});

it.each(catalogue)(
  '%s is the tile type %s, with schema, block, examples, and a valid story of each [tile.catalogue]',
  (_, type) => {
    const examples = Object.entries<RawTile>(tiles[type].examples);
    expect(tiles[type].type).toBe(type);
    expect(Object.hasOwn(blocks, type)).toBe(true);
    expect(examples.map(([name]) => name)).toEqual(expect.arrayContaining(['plain', 'longest', 'empty']));
    for (const [name, fields] of examples) {
      expect(readTile({ ...fields, type }, 0).problems, name).toEqual([]);
      const story = stories.find(({ id }) => id === `${type}--${name}`);
      if (!story) throw new Error(`The example ${name} has no story.`);
      expect(renderToStaticMarkup(renderStoryTiles(story).content), name).toContain(`id="${fields.key}"`);
    }
  },
);
