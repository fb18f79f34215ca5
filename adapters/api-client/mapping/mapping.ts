import { z } from 'zod';
import { isBlank } from '#schemas/content/is-blank.ts';
import { describeIssue, issuePath } from '#schemas/content/problem/describe-issue.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';

const words = (values: readonly string[]) => z.array(z.string().min(1).max(100)).default([...values]);
const headerName = (name: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9-]{1,100}$/, 'must have letters, digits and hyphens only, at most 100')
    .default(name);

/**
 * What the specification of the client's API leaves open, and the guesses that are made. `API_MAPPING` overrides each.
 * Names are compared without case, spaces, hyphens and underscores.
 */
export const apiMapping = z.strictObject({
  brandKeyHeader: headerName('x-brand-key').describe('The header of the brand key.'),
  sessionHeader: headerName('x-session-id').describe('The header of the session id.'),
  encodeSlashes: z.boolean().default(false).describe('Whether the slash in the id of a page is sent as %2F.'),
  payloadFields: words(['data', 'result', 'results', 'response', 'payload', 'body', 'items', 'value']).describe(
    'The fields that can hold the actual reply.',
  ),
  tileListFields: words(['tiles', 'components', 'blocks', 'modules', 'sections', 'content', 'body']).describe(
    'The fields of a page that can hold its tiles.',
  ),
  tileTypeFields: words([
    'type',
    'tileType',
    'componentType',
    'component',
    'contentType',
    'blockType',
    'moduleType',
    'template',
    'alias',
    '__typename',
    '_type',
  ]).describe('The fields of a tile that can hold its type.'),
  tileTypes: z
    .record(z.string(), z.string())
    .default({
      accordion: 'accordion',
      faq: 'accordion',
      faqs: 'accordion',
      allergens: 'allergen-guide',
      banner: 'call-to-action',
      cta: 'call-to-action',
      callToActionBanner: 'call-to-action',
      bookATable: 'booking',
      bookNow: 'booking',
      cards: 'card-grid',
      clickCollect: 'click-and-collect',
      contact: 'contact-form',
      dietaryFilters: 'dietary-filter',
      dietaryTags: 'dietary-filter',
      groupBooking: 'group-booking-form',
      header: 'hero',
      masthead: 'hero',
      hub: 'hero',
      media: 'image-text',
      textMedia: 'image-text',
      textWithMedia: 'image-text',
      textWithImage: 'image-text',
      textAndImage: 'image-text',
      instagram: 'social-grid',
      social: 'social-grid',
      job: 'job-detail',
      jobListing: 'job-list',
      jobListings: 'job-list',
      jobs: 'job-list',
      locations: 'location-list',
      locationsFinder: 'location-finder',
      locationsMap: 'location-finder',
      map: 'location-finder',
      restaurantFinder: 'location-finder',
      menu: 'menu-section',
      menus: 'menu-list',
      menuSections: 'menu-section',
      offers: 'promotions',
      promotion: 'promotions',
      preferences: 'preferences-form',
      restaurant: 'restaurant-details',
      richText: 'text',
      signup: 'sign-up',
      signUpForm: 'sign-up',
      spacer: 'divider',
      iframe: 'embed',
      voucher: 'voucher-form',
    })
    .describe('Tile types by other names for them. Entries are added to the defaults.'),
  tileFields: z
    .record(z.string(), z.array(z.string()))
    .default({
      heading: ['title', 'headline', 'header'],
      text: ['description', 'copy', 'intro', 'subheading', 'body', 'content'],
      body: ['text', 'content', 'html', 'copy', 'richText', 'bodyText', 'description'],
      image: ['media', 'picture', 'heroImage', 'heroMedia', 'backgroundImage', 'linkMedia'],
      items: ['promotions', 'offers'],
      links: ['link', 'cta', 'ctas', 'button', 'buttons'],
      title: ['heading', 'headline', 'header'],
      question: ['title', 'heading', 'headline', 'header'],
      answer: ['body', 'text', 'content', 'html', 'copy', 'richText', 'description'],
      link: ['cta', 'button', 'callToAction'],
      menuId: ['menu', 'menuKey'],
      offerId: ['offer', 'offerSlug'],
    })
    .describe(
      'The names under which a field of a tile, or of an entry of its lists, can be stated. A field that is stated under its own name is not changed.',
    ),
  fieldNames: z
    .record(z.string(), words([]))
    .default({})
    .describe(
      'Other names of any field in replies to visitors\' calls, by the field\'s name in the specification: { "lat": ["geoLat"] }. Common other names, such as latitude, are understood without it.',
    ),
  formTiles: z
    .record(z.string(), z.string())
    .default({
      'sign-up': 'sign-up',
      contact: 'contact-form',
      'group-booking': 'group-booking-form',
      voucher: 'voucher-form',
      preferences: 'preferences-form',
    })
    .describe('The tile type of a generic form tile, by its formType. Entries are added to the defaults.'),
  hoursOverrideFields: words([
    'openingOverrides',
    'openingTimesOverrides',
    'openingHoursOverrides',
    'openingTimeOverrides',
    'hoursOverrides',
    'alternativeHours',
    'alternativeOpeningTimes',
    'alternativeOpeningHours',
    'specialHours',
    'specialOpeningTimes',
    'specialOpeningHours',
    'exceptionalHours',
    'exceptionalOpeningTimes',
    'openingExceptions',
    'openingTimesExceptions',
    'holidayHours',
    'holidayOpeningTimes',
    'bankHolidayHours',
    'temporaryHours',
  ]).describe('The fields of a restaurant that can hold hours that replace those of the week.'),
  bookingReferenceFields: words([
    'bookingReference',
    'reference',
    'confirmationNumber',
    'bookingId',
    'bookingRef',
  ]).describe("The fields of a reply that can hold a booking's reference."),
  mediaUrl: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .optional()
    .describe('The URL of the images and videos that replies state as paths. Absent: the origin of the API.'),
  siteName: z.string().max(80).default('Restaurants').describe('The name of the site where the settings have none.'),
});

export type ApiMapping = z.output<typeof apiMapping>;

/** The guesses with the overrides of API_MAPPING. Throws an error that names every invalid override. */
export function readApiMapping(overrides: Readonly<Record<string, unknown>> = {}): ApiMapping {
  const read = apiMapping.safeParse(overrides, { reportInput: true });
  if (read.success) return withDefaultTypes(read.data);
  const issues = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(describeUnknown)
      : [`${formatPath(issuePath(issue))} ${describeIssue(issue)}`],
  );
  throw new Error(`API_MAPPING is invalid: ${issues.join('; ')}.`);
}

/** The mapping with the default tile types for the names that it does not have. */
function withDefaultTypes(mapping: ApiMapping): ApiMapping {
  const defaults = apiMapping.parse({});
  const add = (key: 'tileTypes' | 'formTiles') => {
    const names = new Set(Object.keys(mapping[key]).map(normalizeName));
    const others = Object.entries(defaults[key]).filter(([name]) => !names.has(normalizeName(name)));
    return { ...Object.fromEntries(others), ...mapping[key] };
  };
  return { ...mapping, tileTypes: add('tileTypes'), formTiles: add('formTiles') };
}

function describeUnknown(name: string): string {
  const near = nearestName(name, Object.keys(apiMapping.shape));
  return `${name} is unknown${near === undefined ? '' : `, did you mean ${near}?`}`;
}

/** The URL to which paths of images and videos are relative; empty without an API. */
export const mediaBaseOf = ({ mediaUrl }: ApiMapping, apiUrl: string): string =>
  mediaUrl ?? URL.parse(apiUrl)?.origin ?? '';

/** “Location_Finder”, “LocationFinder” and “location finder” are the same name. */
export const normalizeName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The value of the first of these fields that is not blank, by normalized name. */
export function findByName(record: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  const values = new Map(Object.entries(record).map(([name, value]) => [normalizeName(name), value]));
  return names.map((name) => values.get(normalizeName(name))).find((value) => !isBlank(value));
}
