import { readBoolean } from '#schemas/content/field/repair/read-other-notation.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { mapOpeningTimes, mapOverrides } from './content/hours/map-hours.ts';
import { listLinks } from './content/links/list-links.ts';
import { mapBanner, mapPopup } from './content/links/map-notice.ts';
import { readLink } from './content/links/read-link.ts';
import { listOfOne } from './content/list-of-one.ts';
import { listTiles } from './content/list-tiles.ts';
import { mapAddress } from './content/map-address.ts';
import { mapAmenities } from './content/map-amenity.ts';
import { mapDistance } from './content/map-distance.ts';
import { withOwnNames } from './content/restaurant-names.ts';
import { mapTile } from './map-page.ts';
import { type ApiMapping, findByName } from './mapping.ts';
import { findText, idOr, nameOr, requestedIdIn, toId } from './names-and-ids.ts';

/**
 * An offer with the slug that was asked for as its id. Section 3 of the specification has no flag for vouchers: every
 * offer has a voucher unless it says otherwise. Its description can be its validity text.
 */
export function mapOffer(json: unknown, slug?: string): unknown {
  if (!isRecord(json)) return json;
  const requestedId = requestedIdIn(json, slug, ['title', 'description', 'validityText', 'termAndConditions']);
  const title = nameOr(json.title, requestedId);
  return {
    ...json,
    title,
    id: idOr(findByName(json, ['slug', 'offerSlug', 'id']) ?? (slug || toId(title, 'offer')), requestedId),
    description: findText(json, ['description', 'validityText', 'title']) ?? title,
    termAndConditions: findText(json, ['termAndConditions', 'termsAndConditions', 'terms']),
    voucher: findByName(json, ['voucher', 'hasVoucher', 'isVoucher', 'requiresVoucher']) ?? true,
  };
}

/** A restaurant with its hours, amenities, awards, offers and menus in the form of this project. */
export function mapRestaurant(stated: unknown, mapping: ApiMapping): unknown {
  if (!isRecord(stated)) return stated;
  const json = withOwnNames(stated);
  const openingTimes = mapOpeningTimes(json);
  const overrides = mapOverrides(json, mapping);
  const { amenities, phone, clickCollect } = json;
  const [awards, offers, menus] = [json.awards, json.offers, json.menus].map((value) =>
    isBlank(value) ? value : listOfOne(value),
  );
  const heroTiles = isBlank(json.heroTiles)
    ? undefined
    : (listTiles(json.heroTiles, mapping) ?? listOfOne(json.heroTiles));
  return {
    ...json,
    ...(openingTimes && { openingTimes }),
    ...(overrides !== undefined && { overrides }),
    ...(Array.isArray(heroTiles) && { heroTiles: heroTiles.map((tile: unknown) => mapTile(tile, mapping)) }),
    ...(!isBlank(json.distance) && { distance: mapDistance(json.distance) }),
    ...(!isBlank(amenities) && { amenities: mapAmenities(amenities) }),
    ...(Array.isArray(awards) && {
      awards: awards.map(mapAward),
    }),
    ...(Array.isArray(offers) && { offers: offers.map(idOf) }),
    ...(Array.isArray(menus) && { menus: menus.map(idOf) }),
    ...mapAddress(json),
    // Yes or no instead of the address where to order.
    ...(isBoolean(clickCollect) && {
      clickCollect: findByName(json, collectionNames),
      offersCollection: booleanOf(clickCollect),
    }),
    ...(typeof phone === 'string' && !/\d/.test(phone) && { phone: undefined }),
    ...(isBoolean(json.onlineBooking) && { statesOnlineBooking: true }),
    ...(isBlank(json.slug) && { slug: toId(json.title, String(json.storeId ?? '')) }),
  };
}

const booleanOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : readBoolean(value));
const isBoolean = (value: unknown): boolean => booleanOf(value) !== undefined;

/** Other names of the address where to order for collection. */
const collectionNames = ['clickCollectUrl', 'clickAndCollectUrl', 'clickAndCollectLink', 'clickAndCollect'] as const;

const mapAward = (award: unknown): unknown =>
  isRecord(award)
    ? { ...award, name: findText(award, ['name', 'title', 'award', 'label']) ?? award.name }
    : typeof award === 'string'
      ? { name: award }
      : award;

const idOf = (entry: unknown): unknown =>
  isRecord(entry) ? (findByName(entry, ['slug', 'id', 'menuId', 'offerId']) ?? entry) : entry;

/** Settings with the name of the site, which section 3 of the specification does not have. */
export function mapSettings(json: unknown, { siteName }: ApiMapping): unknown {
  if (!isRecord(json)) return json;
  const lists = (['mastheadItems', 'footerItems', 'socialMediaItems'] as const).flatMap((name) => {
    const links = listLinks(json[name]);
    return Array.isArray(links) ? [[name, links.map(mapLinkGroup)] as const] : [];
  });
  return {
    ...json,
    ...Object.fromEntries(lists),
    clickCollectLink: readLink(findByName(json, ['clickCollectLink', ...collectionNames]), 'Click & Collect'),
    banner: mapBanner(findByName(json, ['banner', 'globalBanner'])),
    popup: mapPopup(findByName(json, ['popup', 'globalPopup'])),
    siteName: findText(json, ['siteName', 'brandName', 'siteTitle', 'title', 'name']) ?? siteName,
  };
}

/** The label of a dropdown leads to its first link if it has no address of its own. */
function mapLinkGroup(item: unknown): unknown {
  if (!isRecord(item) || isBlank(item.links)) return item;
  const links = listLinks(item.links);
  const first: unknown = Array.isArray(links)
    ? links.find((link: unknown) => isRecord(link) && !isBlank(link.linkUrl))
    : undefined;
  return { ...item, links, ...(isBlank(item.linkUrl) && isRecord(first) && { linkUrl: first.linkUrl }) };
}

/** A post of a social network, in this project's names or in those of Instagram. */
export function mapPost(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const image = findByName(json, ['image', 'mediaUrl', 'imageUrl', 'thumbnailUrl', 'src']);
  const permalink = findByName(json, ['permalink', 'link', 'postUrl', 'url']);
  return { ...json, id: findByName(json, ['id']) ?? permalink, image, permalink };
}
