import { flag } from '#schemas/content/field/field.ts';
import { defineTile } from '#schemas/content/tile/define-tile.ts';
import { headFields } from '#schemas/content/tile/head-fields.ts';
import type { NeedOf } from '#schemas/content/tile/need.ts';
import { locationFinderExamples } from './location-finder.examples.ts';
import { locationFinderMigrations } from './location-finder.migrations.ts';

interface All {
  readonly restaurants: NeedOf<'restaurants'>;
}

/** Without a place to look for there is nothing to measure from. */
type FinderNeeds = Readonly<All | (All & { readonly nearby: NeedOf<'nearby'> & { readonly optional: true } })>;

export const locationFinder = defineTile({
  type: 'location-finder',
  version: 2,
  title: 'Restaurant finder',
  description: 'Map and list of all restaurants, with a search by town, postcode or place, and what they must have.',
  fields: {
    ...headFields('Stands over the search.'),
    map: flag('Map', 'Whether the map stands beside the list.', true),
    filters: flag('Filters', 'Whether the list can be narrowed to what is open, collects, or has something.', true),
  },
  needs: (_, { near }): FinderNeeds => {
    const restaurants = { source: 'restaurants' } as const;
    return near ? { restaurants, nearby: { source: 'nearby', near, optional: true } } : { restaurants };
  },
  migrations: locationFinderMigrations,
  examples: locationFinderExamples,
});
