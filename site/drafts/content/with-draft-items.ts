import type { z } from 'zod';
import type { RepairDraft } from '#adapters/api-client/client.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { idOfContent } from '#schemas/api/content/content-kinds.ts';
import { repairValue } from '#schemas/content/field/repair/repair-value.ts';
import { settings as settingsSchema } from '#schemas/content/settings/settings.ts';
import { job as jobSchema } from '#schemas/domain/job/job.ts';
import { menuReply, menuSummary } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { findRestaurant } from '#schemas/domain/restaurant/find-restaurant.ts';
import { lowerCaseAddress } from '#schemas/domain/restaurant/lower-case-address.ts';
import { restaurant as restaurantSchema } from '#schemas/domain/restaurant/restaurant.ts';
import { socialPost } from '#schemas/domain/social/social.ts';
import type { ContentSource } from '../../pages/source/content-source.ts';
import type { LoadedDraft } from './load-draft-items.ts';

/**
 * The content of a source, with drafts in place of what is live. As in imperfect content of an API, a part of a draft that
 * does not match its schema is left out; if nothing can be left out, the live item is used.
 */
export function withDraftItems(
  source: ContentSource,
  loading: Promise<readonly LoadedDraft[]>,
  repairDraft: RepairDraft,
): ContentSource {
  const draftsOf = async <Schema extends z.ZodType>(kind: ContentKind, schema: Schema) =>
    (await loading).flatMap((draft) => (draft.kind === kind ? (readItem(schema, draft, repairDraft) ?? []) : []));

  const menus = () => draftsOf('menu', menuReply);
  const offers = () => draftsOf('offer', offerSchema);
  const jobs = () => draftsOf('job', jobSchema);
  const restaurants = async () => (await draftsOf('restaurants', restaurantSchema)).map(lowerCaseAddress);

  const listRestaurants = async () => {
    const live = await source.restaurants();
    const drafts = (await restaurants()).map((draft) => {
      const { bookingDaysAhead } = live.find(({ storeId }) => storeId === draft.storeId) ?? draft;
      return { ...draft, bookingDaysAhead };
    });
    return replace(live, drafts, ({ storeId }) => storeId);
  };
  const listMenus = async () => {
    const summaries = (await menus()).map((menu) => menuSummary.parse(menu));
    return replace(await source.menus(undefined), summaries, ({ id }) => id);
  };

  return {
    ...source,
    settings: async () => (await draftsOf('settings', settingsSchema))[0] ?? source.settings(),
    restaurants: listRestaurants,
    completeRestaurant: async (entry) =>
      (await restaurants()).some(({ storeId }) => storeId === entry.storeId) ? entry : source.completeRestaurant(entry),
    menu: async (id) => (await menus()).find((menu) => menu.id === id) ?? source.menu(id),
    async menus(restaurant) {
      if (restaurant === undefined) return listMenus();
      const draft = findRestaurant(await restaurants(), restaurant);
      const ids = draft?.menus ?? (await source.menus(restaurant)).map(({ id }) => id);
      const all = await listMenus();
      return ids.flatMap((id) => all.filter((menu) => menu.id === id));
    },
    offer: async (slug) => (await offers()).find(({ id }) => id === slug) ?? source.offer(slug),
    async offers(storeId) {
      const [live, drafts] = await Promise.all([source.offers(storeId), offers()]);
      return storeId === undefined ? replace(live, drafts, idOf) : replaceOnly(live, drafts, idOf);
    },
    async statedOffers(storeId) {
      const stated = await source.statedOffers(storeId);
      return stated && replaceOnly(stated, await offers(), idOf);
    },
    job: async (id) => (await jobs()).find(({ job_id }) => job_id === id) ?? source.job(id),
    jobs: async () => replace(await source.jobs(), await jobs(), ({ job_id }) => job_id),
    social: async () => replace(await source.social(), await draftsOf('social', socialPost), idOf),
  };
}

/** A draft as the site can show it; undefined if it cannot, or if it states another id. */
function readItem<Schema extends z.ZodType>(
  schema: Schema,
  { kind, id, content }: LoadedDraft,
  repairDraft: RepairDraft,
): z.output<Schema> | undefined {
  const read = repairValue(schema, repairDraft(schema, content));
  if (!read.ok || (kind !== 'settings' && idOfContent(kind, read.value) !== id)) return undefined;
  return read.value;
}

const idOf = ({ id }: { readonly id: string }): string => id;

/** A list with the drafts of its entries. */
const replaceOnly = <Item>(live: readonly Item[], drafts: readonly Item[], key: (item: Item) => string): Item[] =>
  live.map((item) => drafts.find((draft) => key(draft) === key(item)) ?? item);

/** A list with the drafts of its entries, and with those that are not live yet at its end. */
const replace = <Item>(live: readonly Item[], drafts: readonly Item[], key: (item: Item) => string): Item[] => [
  ...replaceOnly(live, drafts, key),
  ...drafts.filter((draft) => !live.some((item) => key(item) === key(draft))),
];
