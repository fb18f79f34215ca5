import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import { listVacancyValues } from '#preview/review/items/vacancies/list-vacancy-values.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { isPageTemplate, sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import type { EditingCall } from '#site/drafts/local/with-local-drafts.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { defaultTemplates } from '#site/pages/source/templates/default-templates.ts';
import { builtInRedirects } from '#site/routing/redirects/built-in-redirects.ts';
import { siteRedirects } from '#site/routing/redirects/site-redirects.ts';
import { listLiveAddresses } from './live-addresses.ts';
import { pageAddresses } from './page-addresses.ts';

interface FactSources extends EditingCall {
  readonly source: ContentSource;
  /** The address at which editors reach the site. */
  readonly siteOrigin: string;
  readonly configuration: Configuration;
}

/** Gathers everything that editors choose from. Rejects if the API fails. */
export async function gatherFacts({
  call,
  storesPages,
  source,
  siteOrigin,
  configuration,
}: FactSources): Promise<PreviewFacts> {
  const [restaurants, menus, offers, jobs, settings, liveAddresses, { pages }] = await Promise.all([
    source.restaurants(),
    source.menus(undefined),
    source.offers(undefined),
    source.jobs(),
    source.settings(),
    listLiveAddresses(source),
    call(editingEndpoints.listPages),
  ]);
  // The site shows its built-in pages where no page is stored, such as those of restaurants.
  const pageIds = new Set([
    ...pages.flatMap(({ id, deletedAt }) => (deletedAt ? [] : [id])),
    ...defaultTemplates.keys(),
  ]);
  return {
    siteAddress: siteOrigin,
    storesPages: await storesPages(),
    restaurants: restaurants.map(({ slug, title, city, cityName = city, lat, lng }) => ({
      value: slug,
      label: title,
      city: cityName,
      lat,
      lng,
    })),
    vacancyValues: listVacancyValues(jobs),
    menus: menus.map(({ id, name }) => ({ value: id, label: name })),
    offers: offers.map(({ id, title }) => ({ value: id, label: title })),
    sharedTiles: pages.flatMap(({ id, title, deletedAt, publishedRevision, hasDraft, wasPublished }) => {
      const name = deletedAt ? undefined : sharedNameOf(id);
      if (name === undefined) return [];
      const isLive = typeof publishedRevision === 'number';
      return [{ value: name, label: title ?? name, isLive, wasPublished, hasUnpublishedChanges: isLive && hasDraft }];
    }),
    pageTemplates: pages.flatMap(({ id, title, deletedAt }) =>
      isPageTemplate(id) && !deletedAt ? [{ value: id, label: title ?? id }] : [],
    ),
    tileTypes: Object.entries(tiles).map(([type, { title }]) => ({ value: type, label: title })),
    redirects: siteRedirects(configuration, settings.redirects),
    builtInRedirects: builtInRedirects(configuration),
    addresses: [...pageIds].flatMap((id) => pageAddresses(id, { restaurants, menus, offers, jobs })),
    liveAddresses,
    builtInPages: [...defaultTemplates.keys()],
  };
}
