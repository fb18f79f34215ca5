import type { EndpointName } from '#schemas/api/endpoints.ts';

type FieldsByEndpoint = Readonly<Partial<Record<EndpointName, readonly string[]>>>;

const position = ['lat', 'latitude', 'location', 'geometry', 'position'] as const;

/** The fields that distinguish the entries of a list from what surrounds them. */
export const entryFields: FieldsByEndpoint = {
  occasions: ['id', 'occasionId', 'minimumCovers'],
  areas: ['id', 'areaId'],
  bookingMenus: ['id', 'menuId'],
  upsells: ['id', 'upsellId'],
  slots: ['time', 'slotTime', 'startTime', 'date'],
  availability: ['storeId'],
  contactTypes: ['id', 'name', 'title', 'contactTypeId', 'value'],
  restaurants: ['storeId', 'slug'],
  jobs: ['job_id', 'position_unique_name', 'id'],
  offers: ['title', 'slug', 'offerSlug'],
  offersByRestaurant: ['title', 'slug', 'offerSlug'],
  geoSearch: position,
  geoNearest: position,
  jobGeocode: position,
  jobLocations: position,
  socialMedia: ['permalink', 'mediaUrl', 'imageUrl'],
};

const restaurant = ['storeId', 'slug', 'title'] as const;

/** The fields that distinguish one item from what surrounds it. */
export const itemFields: FieldsByEndpoint = {
  settings: ['mastheadItems', 'footerItems', 'socialMediaItems', 'backToTopIcon'],
  menu: ['sections', 'name', 'title'],
  offerBySlug: ['title', 'description', 'validityText', 'termAndConditions'],
  restaurant,
  restaurantBySlug: restaurant,
  restaurantBySlugAndCity: restaurant,
  job: ['job_id', 'name', 'category', 'position_unique_name'],
  contactContent: ['contactReasons', 'restaurants'],
  requirements: ['isEnquiry', 'creditCardRequired', 'isPhoneRequired', 'policyText'],
  walletUrls: ['appleWalletUrl', 'googleWalletUrl'],
};
