import { describeFields, type NamedField } from '#preview/app/fields/describe-field.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';

/** Fields of a form under one heading. */
export interface FormGroup {
  readonly title: string;
  readonly fields: readonly NamedField[];
}

type Groups = readonly (readonly [title: string, ...names: readonly string[]])[];

const groupsByKind: Readonly<Partial<Record<ContentKind, Groups>>> = {
  restaurants: [
    ['Name and contact', 'title', 'cityName', 'address', 'postcode', 'slug', 'city', 'phone', 'email', 'about'],
    ['Hours', 'openingTimes', 'overrides'],
    ['Top of its page', 'heroMedia', 'heroTiles'],
    ['Menus and offers', 'menus', 'offers'],
    ['Booking and collection', 'onlineBooking', 'bookATableWidgetId', 'clickCollect'],
    ['On the map', 'lat', 'lng', 'what3words', 'mapUrl', 'timeZone'],
  ],
  settings: [
    ['Brand', 'siteName', 'tagline', 'logo', 'icon', 'defaultDescription', 'defaultImage'],
    ['Header', 'headerVariant', 'mastheadItems', 'clickCollectLink'],
    ['Footer', 'footerItems', 'socialMediaItems', 'copyrightLine', 'groupLine', 'siteLink', 'email', 'backToTopIcon'],
    ['Banner', 'banner'],
    ['Popup', 'popup'],
    ['Booking and cookies', 'bookingTexts', 'cookieBanner'],
    ['Redirects', 'redirects'],
  ],
  'booking-rules': [
    ['Time', 'bookable', 'daysAhead', 'lastTableMinutes', 'stays', 'closedDates', 'enquiryTimes', 'phoneRequired'],
    ['Tables', 'areas'],
    ['Occasions, menus and extras', 'occasions', 'menus', 'extras'],
    ['Card guarantees', 'guarantees'],
  ],
};

/** Fields that editors do not set in a form, because other systems add them. */
const hiddenFields: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  restaurants: ['statesOnlineBooking', 'offersCollection', 'bookingDaysAhead', 'distance'],
  job: ['distance'],
};

const cache = new Map<ContentKind, readonly FormGroup[]>();

/** The fields of a kind in groups; those in no group are at the end. The id is set when an item is created. */
export function formGroups(kind: ContentKind): readonly FormGroup[] {
  const known = cache.get(kind);
  if (known) return known;
  const { schema, idField } = contentDefinitions[kind];
  const hidden = new Set([idField, ...(hiddenFields[kind] ?? [])]);
  const fields = describeFields(schema).filter(({ name }) => !hidden.has(name));
  const grouped = (groupsByKind[kind] ?? []).map(([title, ...names]) => ({
    title,
    fields: names.flatMap((name) => fields.find((each) => each.name === name) ?? []),
  }));
  const taken = new Set(grouped.flatMap((group) => group.fields));
  const rest = fields.filter((each) => !taken.has(each));
  const groups = rest.length > 0 ? [...grouped, { title: grouped.length > 0 ? 'More' : '', fields: rest }] : grouped;
  cache.set(kind, groups);
  return groups;
}
