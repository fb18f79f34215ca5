import { headerVariants } from '../page/header-variant.ts';
import { customValue, oneOf, wholeNumber, words, yesOrNo } from './value.ts';

const colour = (description: string, fallback: string) =>
  words(description, fallback, /^#([0-9a-f]{6}|[0-9a-f]{3})$/i, 'a colour like #0f3b2e');

/** Scroll, motion, cookies and theme. */
export const interfaceValues = {
  headerVariant: oneOf('Form of the header where neither page nor settings name one.', headerVariants, 'header1'),
  carouselArrows: yesOrNo('Whether carousels have arrows that do not say it themselves.', true),
  carouselDots: yesOrNo('Whether carousels have dots that do not say it themselves.', false),
  scrollOffsetPx: wholeNumber(
    'Pixels added to an anchor’s place when it is scrolled to; negative leaves room for the header.',
    -58,
    -1000,
    1000,
  ),
  headerSolidAfterPx: wholeNumber('Pixels of scroll after which the header turns solid.', 250, 0, 10_000),
  backToTopAfterPx: wholeNumber('Pixels of scroll after which the back-to-top button shows.', 600, 0, 100_000),
  loadingBarThrottleMs: wholeNumber('Milliseconds a request takes before the loading bar shows.', 200, 0, 60_000),
  loadingBarDurationMs: wholeNumber('Milliseconds the loading bar runs.', 5000, 100, 120_000),
  loadingBarHeightPx: wholeNumber('Height of the loading bar in pixels.', 4, 1, 40),
  chunkReloadIntervalMs: wholeNumber(
    'Least milliseconds between two reloads after a failed chunk.',
    60_000,
    1000,
    3_600_000,
  ),
  cookieConsentStyle: oneOf(
    'Who asks for consent: an exchangeable provider, or nobody.',
    ['provider', 'none'],
    'provider',
  ),
  cookieConsentDays: wholeNumber('Days a consent cookie lasts.', 30, 1, 395),
  cookiePreferenceDays: wholeNumber('Days a preference cookie lasts.', 365, 1, 395),
  cookieBannerDelayMs: wholeNumber('Milliseconds before the cookie banner shows.', 100, 0, 60_000),
  thirdPartyDelayMs: wholeNumber('Milliseconds after consent until third-party scripts start.', 1000, 0, 60_000),
  breakpointsPx: customValue<readonly number[]>(
    {
      description: 'Widths in pixels at which the layout changes.',
      mustBe: 'six growing whole numbers parted by commas',
    },
    [480, 576, 768, 992, 1025, 1200],
    (text) => {
      const widths = text.split(',').map((width) => (/^ *\d{2,5} *$/.test(width) ? Number(width) : Number.NaN));
      const growing = widths.every((width, index) => width > (widths[index - 1] ?? 0));
      return widths.length === 6 && growing ? widths : undefined;
    },
  ),
  themePrimary: colour('Primary colour of the theme: dark green.', '#0f3b2e'),
  themeSecondary: colour('Secondary colour of the theme: black.', '#121512'),
};
