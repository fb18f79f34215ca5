import { flag } from '#schemas/content/field/field.ts';
import { showParameter } from '#schemas/content/page/shown-entries.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import type { NeedOf } from '#schemas/content/tile/need.ts';
import { defineTile } from '../define-tile.ts';
import { locationFinderExamples } from './location-finder.examples.ts';
import { locationFinderMigrations } from './location-finder.migrations.ts';

interface BaseNeeds {
  readonly restaurants: NeedOf<'restaurants'>;
}

/** Nearby restaurants are only needed for a search near a place. */
type FinderNeeds = Readonly<
  BaseNeeds | (BaseNeeds & { readonly nearby: NeedOf<'nearby'> & { readonly optional: true } })
>;

export const locationFinder = defineTile({
  type: 'location-finder',
  version: 2,
  title: 'Restaurant finder',
  description: 'Map and list of all restaurants, with a search by town, postcode or place, and filters.',
  fields: {
    ...headingFields('The heading above the search.'),
    map: flag('Map', 'Whether a map is shown next to the list.', true),
    filters: flag(
      'Filters',
      'Whether visitors can filter by when a restaurant is open, click and collect, and amenities.',
      true,
    ),
  },
  parameters: ['at', 'collect', 'day', 'has', 'near', 'open', 'when', showParameter],
  needs: (_, { near }): FinderNeeds => {
    const restaurants = { source: 'restaurants' } as const;
    return near ? { restaurants, nearby: { source: 'nearby', near, optional: true } } : { restaurants };
  },
  migrations: locationFinderMigrations,
  examples: locationFinderExamples,
});
