import { z } from 'zod';
import { link, plainLink } from '#schemas/content/link/link.ts';
import { media, mediaVariant, videoSchema } from '#schemas/content/media/media.ts';
import { page } from '#schemas/content/page/page.ts';
import { globalBanner, globalPopup, redirectRule, settings } from '#schemas/content/settings/settings.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { job, question } from '#schemas/domain/job/job.ts';
import { dietaryTag, menu, menuItem, menuSectionSchema, menuSummary } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { amenity, award, dayHours, hoursOverride, restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { socialPost } from '#schemas/domain/social/social.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { bookingArea, bookingMenu, occasion, upsell } from '../booking/booking-choices.ts';
import { bookingCustomer, bookingReply, bookingRequest } from '../booking/booking-request.ts';
import { requirements, slot, storeAvailability } from '../booking/booking-times.ts';
import { change } from '../content/changes.ts';
import { publishedPage } from '../content/content.ts';
import { pageState, publishResult } from '../content/editing.ts';
import { contactEnquiry, contactReason, groupBookingEnquiry } from '../forms/contact.ts';
import { customerPreferences, preferencesUpdate } from '../forms/preferences.ts';
import { signUpRequest } from '../forms/sign-up.ts';
import { geocoding, jobApplication } from '../listings/jobs.ts';
import { operatorBooking } from '../operator/operator.ts';
import { operatorApplication, operatorSubmission } from '../operator/operator-forms.ts';
import { operatorMail } from '../operator/operator-mails.ts';
import { geoPlace, outcome, wireFile } from '../wire.ts';

/** Schemas that several calls share or that are large, by their names in the document. */
const sharedSchemas: Readonly<Record<string, z.ZodType>> = {
  Page: page,
  Image: media,
  ImageSize: mediaVariant,
  Video: videoSchema,
  Link: link,
  TextLink: plainLink,
  Settings: settings,
  Banner: globalBanner,
  Popup: globalPopup,
  Redirect: redirectRule,
  Restaurant: restaurant,
  DayHours: dayHours,
  HoursOverride: hoursOverride,
  Amenity: amenity,
  Award: award,
  Menu: menu,
  MenuSummary: menuSummary,
  MenuSection: menuSectionSchema,
  MenuItem: menuItem,
  DietaryTag: dietaryTag,
  Offer: offerSchema,
  Job: job,
  Question: question,
  JobApplication: jobApplication,
  SocialPost: socialPost,
  Place: geoPlace,
  Geocoding: geocoding,
  Occasion: occasion,
  BookingArea: bookingArea,
  BookingMenu: bookingMenu,
  Upsell: upsell,
  Slot: slot,
  Requirements: requirements,
  StoreAvailability: storeAvailability,
  BookingCustomer: bookingCustomer,
  BookingRequest: bookingRequest,
  BookingReply: bookingReply,
  BookingRules: bookingRules,
  ContactReason: contactReason,
  ContactEnquiry: contactEnquiry,
  GroupBookingEnquiry: groupBookingEnquiry,
  SignUp: signUpRequest,
  CustomerPreferences: customerPreferences,
  PreferencesUpdate: preferencesUpdate,
  File: wireFile,
  Outcome: outcome,
  PageState: pageState,
  PublishedPage: publishedPage,
  PublishResult: publishResult,
  Change: change,
  OperatorBooking: operatorBooking,
  OperatorApplication: operatorApplication,
  OperatorSubmission: operatorSubmission,
  OperatorMail: operatorMail,
};

interface DescribedTile {
  readonly type: string;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly schema: z.ZodObject;
  readonly examples: { readonly plain: Readonly<Record<string, unknown>> };
}

const tileTypes: readonly DescribedTile[] = Object.values(tiles);

/** `image-text` is `ImageTextTile`. */
const tileComponent = (type: string): string =>
  `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Tile`;

const tileVersion = (version: number) =>
  z
    .union([z.int().min(1), z.null()])
    .optional()
    .meta({ title: 'Version', description: `The version of the tile’s fields: ${version} now. If absent, 1.` });

const describeTile = ({ type, version, title, description, schema, examples }: DescribedTile): z.ZodObject =>
  schema
    .extend({
      key: z
        .string()
        .nullish()
        .meta(schema.shape.key?.meta() ?? {}),
      version: tileVersion(version),
    })
    .meta({ title, description, examples: [{ type, ...(version > 1 && { version }), ...examples.plain }] });

/** The named schemas of the document, including one for each tile type. */
export const componentSchemas: ReadonlyMap<string, z.ZodType> = new Map([
  ...Object.entries(sharedSchemas),
  ...tileTypes.map((tile) => [tileComponent(tile.type), describeTile(tile)] as const),
]);

export const componentRef = (name: string): string => `#/components/schemas/${name}`;

/** A tile of any type. `discriminator` tells generators that the type decides. */
export const tileSchema = {
  title: 'Tile',
  description: 'A tile of a page. An invalid tile is left out and reported; the rest of its page is shown.',
  oneOf: tileTypes.map(({ type }) => ({ $ref: componentRef(tileComponent(type)) })),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(tileTypes.map(({ type }) => [type, componentRef(tileComponent(type))])),
  },
};
