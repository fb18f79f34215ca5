// Made by `npm run gen` from the folders. Do not edit.
import type { Blocks } from './_shared/block.ts';
import { Accordion } from './accordion/accordion.tsx';
import { AllergenGuide } from './allergen-guide/allergen-guide.tsx';
import { Booking } from './booking/booking.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { CardGrid } from './card-grid/card-grid.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { ClickAndCollect } from './click-and-collect/click-and-collect.tsx';
import { ColouringSheet } from './colouring-sheet/colouring-sheet.tsx';
import { ContactForm } from './contact-form/contact-form.tsx';
import { CookieList } from './cookie-list/cookie-list.tsx';
import { DietaryFilter } from './dietary-filter/dietary-filter.tsx';
import { Divider } from './divider/divider.tsx';
import { Embed } from './embed/embed.tsx';
import { GroupBookingForm } from './group-booking-form/group-booking-form.tsx';
import { Hero } from './hero/hero.tsx';
import { ImageText } from './image-text/image-text.tsx';
import { JobDetail } from './job-detail/job-detail.tsx';
import { JobList } from './job-list/job-list.tsx';
import { JobSearch } from './job-search/job-search.tsx';
import { LocationFinder } from './location-finder/location-finder.tsx';
import { LocationList } from './location-list/location-list.tsx';
import { ManageBooking } from './manage-booking/manage-booking.tsx';
import { MenuList } from './menu-list/menu-list.tsx';
import { MenuSection } from './menu-section/menu-section.tsx';
import { Offer } from './offer/offer.tsx';
import { PreferencesForm } from './preferences-form/preferences-form.tsx';
import { Promotions } from './promotions/promotions.tsx';
import { RestaurantDetails } from './restaurant-details/restaurant-details.tsx';
import { SharedTiles } from './shared-tiles/shared-tiles.tsx';
import { SignUp } from './sign-up/sign-up.tsx';
import { SocialGrid } from './social-grid/social-grid.tsx';
import { TableForEveryone } from './table-for-everyone/table-for-everyone.tsx';
import { Text } from './text/text.tsx';
import { Video } from './video/video.tsx';
import { VoucherForm } from './voucher-form/voucher-form.tsx';
import { WaitingList } from './waiting-list/waiting-list.tsx';
import { WalletLinks } from './wallet-links/wallet-links.tsx';

export const blocks: Blocks = {
  accordion: Accordion,
  'allergen-guide': AllergenGuide,
  booking: Booking,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  carousel: Carousel,
  'click-and-collect': ClickAndCollect,
  'colouring-sheet': ColouringSheet,
  'contact-form': ContactForm,
  'cookie-list': CookieList,
  'dietary-filter': DietaryFilter,
  divider: Divider,
  embed: Embed,
  'group-booking-form': GroupBookingForm,
  hero: Hero,
  'image-text': ImageText,
  'job-detail': JobDetail,
  'job-list': JobList,
  'job-search': JobSearch,
  'location-finder': LocationFinder,
  'location-list': LocationList,
  'manage-booking': ManageBooking,
  'menu-list': MenuList,
  'menu-section': MenuSection,
  offer: Offer,
  'preferences-form': PreferencesForm,
  promotions: Promotions,
  'restaurant-details': RestaurantDetails,
  'shared-tiles': SharedTiles,
  'sign-up': SignUp,
  'social-grid': SocialGrid,
  'table-for-everyone': TableForEveryone,
  text: Text,
  video: Video,
  'voucher-form': VoucherForm,
  'waiting-list': WaitingList,
  'wallet-links': WalletLinks,
};
