// Made by `npm run gen` from the folders. Do not edit.
import { accordion } from './accordion/accordion.tile.ts';
import { allergenGuide } from './allergen-guide/allergen-guide.tile.ts';
import { booking } from './booking/booking.tile.ts';
import { callToAction } from './call-to-action/call-to-action.tile.ts';
import { cardGrid } from './card-grid/card-grid.tile.ts';
import { carousel } from './carousel/carousel.tile.ts';
import { clickAndCollect } from './click-and-collect/click-and-collect.tile.ts';
import { colouringSheet } from './colouring-sheet/colouring-sheet.tile.ts';
import { contactForm } from './contact-form/contact-form.tile.ts';
import { cookieList } from './cookie-list/cookie-list.tile.ts';
import { dietaryFilter } from './dietary-filter/dietary-filter.tile.ts';
import { divider } from './divider/divider.tile.ts';
import { embed } from './embed/embed.tile.ts';
import { groupBookingForm } from './group-booking-form/group-booking-form.tile.ts';
import { hero } from './hero/hero.tile.ts';
import { imageText } from './image-text/image-text.tile.ts';
import { jobDetail } from './job-detail/job-detail.tile.ts';
import { jobList } from './job-list/job-list.tile.ts';
import { jobSearch } from './job-search/job-search.tile.ts';
import { locationFinder } from './location-finder/location-finder.tile.ts';
import { locationList } from './location-list/location-list.tile.ts';
import { manageBooking } from './manage-booking/manage-booking.tile.ts';
import { menuList } from './menu-list/menu-list.tile.ts';
import { menuSection } from './menu-section/menu-section.tile.ts';
import { offer } from './offer/offer.tile.ts';
import { preferencesForm } from './preferences-form/preferences-form.tile.ts';
import { promotions } from './promotions/promotions.tile.ts';
import { restaurantDetails } from './restaurant-details/restaurant-details.tile.ts';
import { sharedTiles } from './shared-tiles/shared-tiles.tile.ts';
import { signUp } from './sign-up/sign-up.tile.ts';
import { socialGrid } from './social-grid/social-grid.tile.ts';
import { tableForEveryone } from './table-for-everyone/table-for-everyone.tile.ts';
import { text } from './text/text.tile.ts';
import { video } from './video/video.tile.ts';
import { voucherForm } from './voucher-form/voucher-form.tile.ts';
import { waitingList } from './waiting-list/waiting-list.tile.ts';
import { walletLinks } from './wallet-links/wallet-links.tile.ts';

export const tiles = {
  accordion,
  'allergen-guide': allergenGuide,
  booking,
  'call-to-action': callToAction,
  'card-grid': cardGrid,
  carousel,
  'click-and-collect': clickAndCollect,
  'colouring-sheet': colouringSheet,
  'contact-form': contactForm,
  'cookie-list': cookieList,
  'dietary-filter': dietaryFilter,
  divider,
  embed,
  'group-booking-form': groupBookingForm,
  hero,
  'image-text': imageText,
  'job-detail': jobDetail,
  'job-list': jobList,
  'job-search': jobSearch,
  'location-finder': locationFinder,
  'location-list': locationList,
  'manage-booking': manageBooking,
  'menu-list': menuList,
  'menu-section': menuSection,
  offer,
  'preferences-form': preferencesForm,
  promotions,
  'restaurant-details': restaurantDetails,
  'shared-tiles': sharedTiles,
  'sign-up': signUp,
  'social-grid': socialGrid,
  'table-for-everyone': tableForEveryone,
  text,
  video,
  'voucher-form': voucherForm,
  'waiting-list': waitingList,
  'wallet-links': walletLinks,
} as const;
