import { expect, it } from 'vitest';
import type { z } from 'zod';
import { getInnerFields } from '#schemas/content/field/schema-layers.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { job } from '#schemas/domain/job/job.ts';
import { menu, menuItem } from '#schemas/domain/menu/menu.ts';
import { offerSchema as offer } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { hero } from '#schemas/tiles/hero/hero.tile.ts';
import { nearestField } from './nearest-field.ts';

const schemas = { restaurant, menu, dish: menuItem, job, offer, settings, hero: hero.schema };

const nearest = (schema: z.ZodType, name: string, withValues: readonly string[] = []) =>
  nearestField(
    name,
    [...getInnerFields(schema).keys()].map((field) => ({ name: field, hasValue: withValues.includes(field) })),
  );

it.each([
  ['restaurant', 'isBookable', 'onlineBooking'],
  ['restaurant', 'hasOnlineBooking', 'onlineBooking'],
  ['restaurant', 'bookingsEnabled', 'onlineBooking'],
  ['restaurant', 'tradingHours', 'openingTimes'],
  ['restaurant', 'christmasHours', 'overrides'],
  ['restaurant', 'facilities', 'amenities'],
  ['restaurant', 'googleMapsLink', 'mapUrl'],
  ['restaurant', 'streetAddress', 'address'],
  ['restaurant', 'bannerImage', 'heroMedia'],
  ['restaurant', 'restaurantDescription', 'about'],
  ['restaurant', 'collectionUrl', 'clickCollect'],
  ['restaurant', 'distanceInMiles', 'distance'],
  ['menu', 'footnote', 'note'],
  ['menu', 'lastUpdated', 'updatedAt'],
  ['dish', 'unit_price', 'pricePence'],
  ['dish', 'dietaryInfo', 'dietaryTags'],
  ['dish', 'isVegan', 'dietaryTags'],
  ['dish', 'containsAllergens', 'allergens'],
  ['dish', 'allergyInformation', 'allergens'],
  ['dish', 'countryOfOrigin', 'origin'],
  ['dish', 'servingSize', 'portion'],
  ['dish', 'pairsWith', 'goesWith'],
  ['dish', 'dishImage', 'image'],
  ['job', 'requiresCv', 'cv_required'],
  ['job', 'employmentType', 'jobtype'],
  ['job', 'applicationDeadline', 'validThrough'],
  ['job', 'publishedAt', 'datePosted'],
  ['job', 'wage', 'salary'],
  ['offer', 'smallPrint', 'termAndConditions'],
  ['offer', 'expiryDate', 'endDate'],
  ['offer', 'ctaText', 'successButtonText'],
  ['offer', 'success_url', 'successButtonUrl'],
  ['settings', 'headerLinks', 'mastheadItems'],
  ['settings', 'footerNavigation', 'footerItems'],
  ['settings', 'orderOnlineUrl', 'clickCollectLink'],
  ['settings', 'announcement', 'banner'],
  ['hero', 'bgColour', 'backgroundColor'],
  ['hero', 'bgImage', 'image'],
  ['hero', 'desktopVideo', 'videoDesktop'],
  ['hero', 'strapline', 'text'],
  ['hero', 'tileWidth', 'width'],
  ['hero', 'callToAction', 'links'],
  ['hero', 'hedding', 'heading'],
] as const)('takes the field of %s that is called %s for %s [upstream.diagnosis]', (kind, name, field) => {
  expect(nearest(schemas[kind], name)).toBe(field);
});

it.each([
  ['restaurant', 'isFlagship'],
  ['restaurant', 'carPark'],
  ['restaurant', 'isOpen'],
  ['menu', 'colour'],
  ['dish', 'spiceLevel'],
  ['dish', 'isNew'],
  ['job', 'site'],
  ['offer', 'storeIds'],
  ['settings', 'skin'],
  ['settings', 'fonts'],
  ['hero', 'overlay'],
  ['hero', 'parallax'],
] as const)('suggests nothing for the field of %s that is called %s [upstream.diagnosis]', (kind, name) => {
  expect(nearest(schemas[kind], name)).toBeUndefined();
});

it('suggests a field that has a value only for its own words or a misspelling [upstream.diagnosis]', () => {
  expect(nearest(restaurant, 'facilities', ['amenities'])).toBeUndefined();
  expect(nearest(job, 'isCvRequired', ['cv_required'])).toBe('cv_required');
  expect(nearest(job, 'descriptoin', ['description'])).toBe('description');
});
