import { getCaptchaFacts } from '#adapters/integrations/captcha/captcha-settings.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { BlockOptions } from '#schemas/content/page/page-context.ts';
import { bookingOptionsOf } from '#site/booking/journey/booking-options-of.ts';

/** The part of the configuration that blocks get. */
export const blockOptionsOf = (configuration: Configuration): BlockOptions => ({
  menusFolded: configuration.restaurantMenuDropdown,
  menuSearch: configuration.menuSearch,
  collectionCloses: configuration.clickCollectClose,
  booking: bookingOptionsOf(configuration),
  carousel: { arrows: configuration.carouselArrows, dots: configuration.carouselDots },
  captcha: getCaptchaFacts(configuration),
  ...googleMapsOf(configuration),
});

const googleMapsOf = ({ googleMapsKey: key, mapMaxZoom: maxZoom }: Configuration): Pick<BlockOptions, 'googleMaps'> =>
  key === undefined ? {} : { googleMaps: { key, maxZoom } };
