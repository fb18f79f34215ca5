import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { ContentSource } from './content-source.ts';

/** Gives restaurants that offer click and collect, but state no address, the address of the settings or the configuration. */
export function withCollectionLinks(
  source: ContentSource,
  { clickCollectUrl }: Pick<Configuration, 'clickCollectUrl'>,
): ContentSource {
  const withLinks = async (restaurants: readonly Restaurant[]): Promise<readonly Restaurant[]> => {
    if (!restaurants.some(needsLink)) return restaurants;
    const settings = await source.settings().catch((): Partial<Settings> => ({}));
    const clickCollect = settings.clickCollectLink?.linkUrl ?? clickCollectUrl;
    return clickCollect ? restaurants.map((each) => (needsLink(each) ? { ...each, clickCollect } : each)) : restaurants;
  };
  return {
    ...source,
    restaurants: async () => withLinks(await source.restaurants()),
    async completeRestaurant(entry) {
      const complete = await source.completeRestaurant(entry);
      return (await withLinks([complete]))[0] ?? complete;
    },
  };
}

const needsLink = ({ offersCollection, clickCollect }: Restaurant): boolean =>
  offersCollection === true && clickCollect === undefined;
