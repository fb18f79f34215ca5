// Made by `npm run gen` from the folders. Do not edit.
import { defineLiveFilter } from './_shared/menu-filter/live-filter.element.ts';
import { defineSavedProfile } from './_shared/menu-filter/saved-profile.element.ts';
import { defineNextTables } from './_shared/next-tables/next-tables.element.ts';
import { defineNearMe } from './_shared/place-search/near-me.element.ts';
import { definePlaceSearch } from './_shared/place-search/place-search.element.ts';
import { defineReveal } from './_shared/styles/motion/reveal.element.ts';
import { definePicture } from './_shared/ui/picture/picture.element.ts';
import { defineTileVideo } from './_shared/ui/video/tile-video.element.ts';
import { definePrintButton } from './colouring-sheet/print-button.element.ts';
import { defineTileEmbed } from './embed/tile-embed.element.ts';
import { defineApplyDialog } from './job-detail/apply-dialog.element.ts';
import { defineRestaurantFinder } from './location-finder/restaurant-finder.element.ts';
import { defineShownOnce } from './manage-booking/shown-once.element.ts';
import { defineShownTimes } from './manage-booking/shown-times.element.ts';
import { defineDishSheet } from './menu-section/dish-sheet.element.ts';
import { defineTableLink } from './table-for-everyone/table-link.element.ts';

/** Starts every browser behaviour of the blocks that needs no framework. */
export function defineElements(): void {
  defineLiveFilter();
  defineSavedProfile();
  defineNextTables();
  defineNearMe();
  definePlaceSearch();
  defineReveal();
  definePicture();
  defineTileVideo();
  definePrintButton();
  defineTileEmbed();
  defineApplyDialog();
  defineRestaurantFinder();
  defineShownOnce();
  defineShownTimes();
  defineDishSheet();
  defineTableLink();
}
