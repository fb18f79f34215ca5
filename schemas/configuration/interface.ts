import { headerVariants } from '../content/page/header-variant.ts';
import { canBePrimary, canBeSecondary, defaultTheme } from '../content/theme/theme-colours.ts';
import { customValue, choice, wholeNumber, yesOrNo } from './parse/value.ts';

/** A colour of the theme; `mustBe` says what makes it readable. */
const themeColour = (description: string, fallback: string, isReadable: (colour: string) => boolean, mustBe: string) =>
  customValue({ description, mustBe: `a colour like ${fallback}, ${mustBe}` }, fallback, (text) =>
    /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.test(text) && isReadable(text) ? text.toLowerCase() : undefined,
  );

/** Scroll, motion, cookies and theme. */
export const interfaceValues = {
  headerVariant: choice('Form of the header where neither page nor settings name one.', headerVariants, 'header1'),
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
  cookieConsentStyle: choice(
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
      description:
        'Widths in pixels at which the layout changes. They are built into the style sheets: the site is built anew for others.',
      mustBe: 'six growing whole numbers parted by commas',
    },
    [480, 576, 768, 992, 1025, 1200],
    (text) => {
      const widths = text.split(',').map((width) => (/^ *\d{2,5} *$/.test(width) ? Number(width) : Number.NaN));
      const isAscending = widths.every((width, index) => width > (widths[index - 1] ?? 0));
      return widths.length === 6 && isAscending ? widths : undefined;
    },
  ),
  themePrimary: themeColour(
    'Primary colour of the theme: dark green. Surfaces, headings and buttons; what stands on it is derived from it.',
    defaultTheme.primary,
    canBePrimary,
    'dark enough for light text on it (4.5:1 with #f7f1e3)',
  ),
  themeSecondary: themeColour(
    'Secondary colour of the theme: black. Text on light surfaces, and dark surfaces.',
    defaultTheme.secondary,
    canBeSecondary,
    'dark enough to be the text of light surfaces (4.5:1 on #e2a32b)',
  ),
};
