import { readFileSync } from 'node:fs';
import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';
import type { interfaceValues } from '#schemas/configuration/interface.ts';
import configuredBreakpoints from '#site/build/loaders/configured-breakpoints.cjs';
import { chooseVariant } from '#site/layout/header/choose-variant.ts';
import { plannedPage } from '#site/layout/planned-example.ts';
import { inDocument, type SettingProbes } from './setting-probe.ts';

/** Published by the test: tiles that leave everything the configuration decides to its default. */
export const probePage = {
  id: 'test-settings',
  tiles: [
    { type: 'carousel', key: 'slides', slides: ['Satay', 'Laksa'].map((title) => ({ title })) },
    {
      type: 'booking',
      key: 'table',
      videoDesktop: {
        url: '/media/film/table.webm',
        poster: { url: '/media/scene/noodles.svg', alt: 'Noodles.', width: 1600, height: 1200 },
        label: 'A table being laid',
      },
    },
  ],
};
const probePath = `/${probePage.id}`;

const styleSheet = 'blocks/_shared/styles/tile.css';

export const interfaceProbes: SettingProbes<keyof typeof interfaceValues> = {
  headerVariant: {
    kind: 'part',
    value: 'header4',
    look: ({ headerVariant }) => chooseVariant(plannedPage({ configuration: { headerVariant } })),
    shows: 'header4',
  },
  carouselArrows: inDocument('false', probePath, { hides: 'aria-label="Next slide"' }),
  carouselDots: inDocument('true', probePath, { shows: '"dots":true' }),
  scrollOffsetPx: inDocument('-91', '/about', { shows: '--scroll-offset:91px' }),
  headerSolidAfterPx: inDocument('331', '/about', { shows: 'data-solid-after="331"' }),
  backToTopAfterPx: inDocument('7331', '/about', { shows: 'data-shown-after="7331"' }),
  loadingBarThrottleMs: inDocument('432', '/about', { shows: 'data-progress="432"' }),
  loadingBarDurationMs: inDocument('4321', '/about', { shows: '--loading-bar-run:4321ms' }),
  loadingBarHeightPx: inDocument('7', '/about', { shows: '--loading-bar-height:7px' }),
  chunkReloadIntervalMs: inDocument('61234', '/about', { shows: 'data-reload-interval="61234"' }),
  cookieConsentStyle: inDocument('none', '/about', { group: 'nobody-asks', hides: 'data-cookie-banner' }),
  cookieConsentDays: inDocument('29', '/about', { shows: 'data-consent-days="29"' }),
  cookiePreferenceDays: inDocument('361', '/about', { shows: 'data-preference-days="361"' }),
  cookieBannerDelayMs: inDocument('123', '/about', { shows: 'data-delay="123"' }),
  thirdPartyDelayMs: inDocument('1234', '/about', { group: 'services', shows: '"delayMs":1234' }),
  // Different values need another build of the site.
  breakpointsPx: {
    kind: 'part',
    value: '500,600,800,1000,1100,1300',
    look: ({ breakpointsPx: widths }) =>
      configuredBreakpoints.call(
        { resourcePath: styleSheet, getOptions: () => ({ defaults: Object.values(breakpoints), widths }) },
        readFileSync(styleSheet, 'utf8'),
      ),
    shows: '@media (min-width: 800px)',
  },
  themePrimary: inDocument('#3b0f2e', '/about', { shows: '--primary-surface:#3b0f2e' }),
  themeSecondary: inDocument('#00005a', '/about', { shows: '--secondary-surface:#00005a' }),
};

export const bookingTileType = inDocument('image', probePath, { hides: '<tile-video' });
