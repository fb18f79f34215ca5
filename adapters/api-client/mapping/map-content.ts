import { readBoolean } from '#schemas/content/field/repair/read-other-notation.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { mapAmenities } from './map-amenity.ts';
import { mapOpeningTimes, mapOverrides } from './map-hours.ts';
import { mapTile } from './map-page.ts';
import { type ApiMapping, findByName } from './mapping.ts';
import { findText, idOr, nameOr, requestedIdIn, toId } from './names-and-ids.ts';

type Fields = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Adds ids to entries that have none, made of their names; a repeated name gets a number. */
function withIds(entries: readonly unknown[], kind: string): readonly unknown[] {
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    if (!isRecord(entry)) return entry;
    if (typeof entry.id === 'number') return { ...entry, id: String(entry.id) };
    if (typeof entry.id === 'string' && entry.id !== '') return entry;
    const named = toId(entry.name, `${kind}-${index + 1}`);
    const id = seen.has(named) ? `${named}-${index + 1}` : named;
    seen.add(id);
    return { ...entry, id };
  });
}

/** A menu with ids for itself, its sections and its dishes; section 3 of the specification names none. */
export function mapMenu(json: unknown, id: string): unknown {
  if (!isRecord(json)) return json;
  const sections = withIds(listOf(json.sections), 'section').map((section) =>
    isRecord(section) ? { ...section, items: withIds(listOf(section.items), 'dish').map(mapDish) } : section,
  );
  return {
    ...json,
    id: idOr(json.id, id),
    name: nameOr(findText(json, ['name', 'title']) ?? json.name, requestedIdIn(json, id, ['sections'])),
    ...(Array.isArray(json.sections) && { sections }),
  };
}

/** Dietary tags can be texts or objects with a name. */
const mapDish = (dish: unknown): unknown =>
  isRecord(dish) && Array.isArray(dish.dietaryTags)
    ? { ...dish, dietaryTags: dish.dietaryTags.map((tag: unknown) => (typeof tag === 'string' ? { name: tag } : tag)) }
    : dish;

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
    voucher: json.voucher ?? true,
  };
}

/** A restaurant with its hours, amenities, awards, offers and menus in the form of this project. */
export function mapRestaurant(json: unknown, mapping: ApiMapping): unknown {
  if (!isRecord(json)) return json;
  const openingTimes = mapOpeningTimes(json);
  const overrides = mapOverrides(json, mapping);
  const { amenities, address, phone, clickCollect } = json;
  const [awards, offers, menus, heroTiles] = [json.awards, json.offers, json.menus, json.heroTiles].map((value) =>
    isBlank(value) ? value : listOfOne(value),
  );
  return {
    ...json,
    ...(openingTimes && { openingTimes }),
    ...(overrides !== undefined && { overrides }),
    ...(Array.isArray(heroTiles) && { heroTiles: heroTiles.map((tile: unknown) => mapTile(tile, mapping)) }),
    ...(!isBlank(amenities) && { amenities: mapAmenities(amenities) }),
    ...(Array.isArray(awards) && {
      awards: awards.map(mapAward),
    }),
    ...(Array.isArray(offers) && { offers: offers.map(idOf) }),
    ...(Array.isArray(menus) && { menus: menus.map(idOf) }),
    ...(typeof address === 'string' && { address: address.split(/\s*[,\n]\s*/).filter(Boolean) }),
    // Yes or no instead of the address where to order.
    ...(readBoolean(clickCollect) !== undefined && { clickCollect: undefined }),
    ...(typeof phone === 'string' && !/\d/.test(phone) && { phone: undefined }),
    ...(isBlank(json.slug) && { slug: toId(json.title, String(json.storeId ?? '')) }),
    ...(json.city !== undefined &&
      typeof json.city === 'string' &&
      /[^A-Za-z0-9._-]/.test(json.city) && {
        city: toId(json.city, 'city'),
        cityName: json.cityName ?? json.city,
        statedCity: json.city,
      }),
  };
}

/** A list, of which one entry can be stated alone. */
const listOfOne = (value: unknown): unknown => (isRecord(value) || typeof value === 'string' ? [value] : value);

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
  const lists = (['mastheadItems', 'footerItems'] as const).flatMap((name) =>
    Array.isArray(json[name]) ? [[name, json[name].map(mapLinkGroup)] as const] : [],
  );
  return {
    ...json,
    ...Object.fromEntries(lists),
    siteName: findText(json, ['siteName', 'brandName', 'title', 'name']) ?? siteName,
  };
}

/** The label of a dropdown leads to its first link if it has no address of its own. */
function mapLinkGroup(item: unknown): unknown {
  if (!isRecord(item) || !Array.isArray(item.links) || !isBlank(item.linkUrl)) return item;
  const first: unknown = item.links.find((link: unknown) => isRecord(link) && !isBlank(link.linkUrl));
  return isRecord(first) ? { ...item, linkUrl: first.linkUrl } : item;
}

/** A place with its name and position at the top. */
export function mapPlace(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const position = positionIn(json);
  const label = findByName(json, ['label', 'name', 'title', 'formattedAddress', 'description', 'text']);
  const lat = position && findByName(position, ['lat', 'latitude']);
  const lng = position && findByName(position, ['lng', 'lon', 'long', 'longitude']);
  return { ...json, label, lat, lng };
}

/** A place in the format of the maps provider, from any other. */
export function mapGeocode(json: unknown): unknown {
  const place = mapPlace(json);
  if (!isRecord(json) || !isRecord(place) || isRecord(json.geometry)) return json;
  return { ...json, geometry: { location: { lat: place.lat, lng: place.lng } } };
}

/** The object that holds the coordinates: the entry itself, its location, or the location of its geometry. */
function positionIn(entry: Fields): Fields | undefined {
  if (findByName(entry, ['lat', 'latitude']) !== undefined) return entry;
  const inner = findByName(entry, ['location', 'position', 'geometry', 'coordinates', 'point']);
  return isRecord(inner) ? positionIn(inner) : undefined;
}

/** A post of a social network, in this project's names or in those of Instagram. */
export function mapPost(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const image = findByName(json, ['image', 'mediaUrl', 'imageUrl', 'thumbnailUrl', 'src']);
  const permalink = findByName(json, ['permalink', 'link', 'postUrl', 'url']);
  return { ...json, id: findByName(json, ['id']) ?? permalink, image, permalink };
}

/** A question with its words as `text`. */
const mapQuestion = (question: unknown): unknown =>
  isRecord(question)
    ? {
        ...question,
        text: findByName(question, ['text', 'question', 'name', 'title', 'label']),
        ...optionsIn(question),
      }
    : question;

/** The options of a question that has them at its top, or in another form than texts. */
function optionsIn(question: Fields): Fields {
  const answer = isRecord(question.answer) ? question.answer : {};
  const stated = findByName({ ...question, ...answer }, ['options', 'choices', 'answers', 'possibleAnswers', 'values']);
  if (!Array.isArray(stated)) return {};
  const options = stated.map((option: unknown) =>
    isRecord(option) ? findByName(option, ['text', 'label', 'name', 'title', 'value']) : option,
  );
  return { answer: { ...answer, options } };
}

/** The name of a vacancy without one: that in its unique name, such as `Wok chef_901`, or its id. */
const jobNameOf = (json: Fields, id: string): string =>
  findText(json, ['position_unique_name'])?.replace(/[\s_-]*\d*$/, '') || `Job ${id}`;

/** A vacancy with its place at the top. `jobId` is the id that was asked for. */
export function mapJob(json: unknown, jobId?: string): unknown {
  if (!isRecord(json)) return json;
  const place = isRecord(json.location) ? json.location : undefined;
  const placeName = place && findByName(place, ['name', 'title', 'address', 'city']);
  const requestedId = requestedIdIn(json, jobId, ['name', 'position_unique_name', 'category', 'jobtype', 'location']);
  const name = nameOr(json.name, requestedId && jobNameOf(json, requestedId));
  return {
    ...json,
    name,
    job_id: idOr(findByName(json, ['job_id', 'id']), requestedId),
    position_unique_name: toId(findByName(json, ['position_unique_name']) ?? name, 'vacancy'),
    category: findText(json, ['category']) ?? 'Other',
    ...(Array.isArray(json.questions) && { questions: json.questions.map(mapQuestion) }),
    ...(place && {
      location: placeName,
      city: json.city ?? place.city,
      lat: json.lat ?? place.lat,
      lng: json.lng ?? place.lng,
    }),
  };
}
