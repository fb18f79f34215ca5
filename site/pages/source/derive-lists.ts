import { isAbsentCall } from '#adapters/api-client/api-problem.ts';
import type { PublishedPage } from '#schemas/api/content/content.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { LinkItem } from '#schemas/content/link/link.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { MenuSummary } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import { findRestaurant } from '#schemas/domain/restaurant/find-restaurant.ts';
import { mapConcurrently } from '#schemas/sources/load/map-concurrently.ts';
import type { ContentSource } from './content-source.ts';
import {
  createDerivedList,
  createEntryLoader,
  type Derived,
  type DeriveOptions,
  type LoadEntries,
} from './derived-list.ts';
import { defaultPages } from './templates/default-templates.ts';

/** The pages of the specification that the content service may have. */
export const specifiedPages = [
  'home',
  'offers',
  'sign-up',
  'terms-and-conditions',
  'privacy-policy',
  'refer-a-friend',
  'referral',
] as const;

/**
 * A content source for an API that has no lists of menus, offers and pages, which the specification does not name. They
 * are derived from the restaurants and from the links of the settings. Whether a list exists is asked once.
 */
export function deriveLists(source: ContentSource, options: DeriveOptions): ContentSource {
  const derive = <Value>(
    name: string,
    load: () => Promise<readonly Value[]>,
    fallback: () => Promise<Derived<Value>>,
  ) => createDerivedList({ ...options, name, load, fallback });
  const loadMenus = createEntryLoader<MenuSummary>();
  const menus = derive(
    'menus',
    () => source.menus(undefined),
    () => deriveMenus(source, loadMenus),
  );
  const offerLoaders = { named: createEntryLoader<Offer>(), ofRestaurants: createEntryLoader<Offer>() };
  const offers = derive(
    'offers',
    () => source.offers(undefined),
    () => deriveOffers(source, offerLoaders),
  );
  const pages = derive(
    'pages',
    () => source.pages(),
    () => derivePages(source),
  );
  return {
    ...source,
    async menu(id) {
      const menu = await source.menu(id);
      if (menu || id !== mainMenuId) return menu;
      const [first] = await menus.read();
      return first && menus.isDerived() ? source.menu(first.id) : undefined;
    },
    async menus(restaurant) {
      if (!menus.isDerived() && restaurant !== undefined) {
        const own = await source.menus(restaurant).catch(asMissing);
        if (own) return own;
      }
      const all = await menus.read();
      const stated = restaurant === undefined ? undefined : await menusOf(source, restaurant);
      return stated && stated.length > 0 ? all.filter(({ id }) => stated.includes(id)) : all;
    },
    async offers(storeId) {
      return storeId === undefined ? offers.read() : source.offers(storeId);
    },
    async statedOffers(storeId) {
      const all = await offers.read();
      const stated = offers.isDerived() ? await source.offers(storeId).catch(asMissing) : undefined;
      if (!stated) return undefined;
      const listed = (await source.restaurants()).find((each) => each.storeId === storeId)?.offers ?? [];
      const isListedOnly = ({ id }: Offer): boolean => listed.includes(id) && stated.every((each) => each.id !== id);
      return [...stated, ...all.filter(isListedOnly)];
    },
    pages: pages.read,
  };
}

/** The menu of tiles and routes that name none. */
const mainMenuId = 'main';

const menusOf = async (source: ContentSource, restaurant: string): Promise<readonly string[] | undefined> =>
  findRestaurant(await source.restaurants(), restaurant)?.menus;

function asMissing(error: unknown): undefined {
  if (!isAbsentCall(error)) throw error;
}

/** The menus of the restaurants, and those that the settings link to. */
async function deriveMenus(source: ContentSource, load: LoadEntries<MenuSummary>): Promise<Derived<MenuSummary>> {
  const [restaurants, settings] = await Promise.all([source.restaurants(), source.settings()]);
  const linked = pathsOf(settings).flatMap((path) => /^\/(?:our-)?menu\/([^/]+)$/.exec(path)?.[1] ?? []);
  const ids = new Set([...restaurants.flatMap(({ menus }) => menus), ...linked, mainMenuId]);
  return load([...ids], async (id) => [await source.menu(id)]);
}

/** The offers of all restaurants, and those that the settings link to. */
async function deriveOffers(
  source: ContentSource,
  load: { readonly named: LoadEntries<Offer>; readonly ofRestaurants: LoadEntries<Offer> },
): Promise<Derived<Offer>> {
  const [restaurants, settings] = await Promise.all([source.restaurants(), source.settings()]);
  const linked = pathsOf(settings).flatMap((path) => /^\/offer\/([^/]+)$/.exec(path)?.[1] ?? []);
  const ids = new Set([...restaurants.flatMap(({ offers }) => offers), ...linked]);
  const [named, ofRestaurants] = await Promise.all([
    load.named([...ids], async (id) => [await source.offer(id)]),
    load.ofRestaurants(
      restaurants.map(({ storeId }) => storeId),
      (storeId) => source.offers(storeId),
    ),
  ]);
  const all = [...named.entries, ...ofRestaurants.entries];
  return {
    entries: [...new Map(all.map((offer) => [offer.id, offer])).values()],
    isComplete: named.isComplete && ofRestaurants.isComplete,
  };
}

/** The pages of the specification, those that the settings link to and those that have a default, as far as they exist. */
async function derivePages(source: ContentSource): Promise<Derived<PublishedPage>> {
  const linked = pathsOf(await source.settings()).flatMap((path) =>
    /^\/[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(path) ? [path.slice(1)] : [],
  );
  const ids = [...new Set<string>([...specifiedPages, ...linked, ...defaultPages.map(({ id }) => id)])];
  const answers = await mapConcurrently(ids, (id) => source.page(id));
  return {
    entries: ids.flatMap((id, index) => {
      const answer = answers[index];
      return answer?.kind === 'found' ? [{ id, indexed: !isRecord(answer.page) || answer.page.indexed !== false }] : [];
    }),
    isComplete: answers.every(({ kind }) => kind !== 'failed'),
  };
}

/** The paths of this site that the settings link to. */
function pathsOf({ mastheadItems, footerItems }: Settings): readonly string[] {
  const collect = ({
    linkUrl,
    links = [],
  }: Pick<LinkItem, 'linkUrl'> & { readonly links?: readonly Pick<LinkItem, 'linkUrl'>[] }): readonly string[] => [
    linkUrl,
    ...links.flatMap(collect),
  ];
  return [...mastheadItems, ...footerItems].flatMap(collect).map((url) => url.split(/[?#]/)[0] ?? '');
}
