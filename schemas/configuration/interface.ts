import { headerVariants } from '../content/page/header-variant.ts';
import { canBePrimary, canBeSecondary, defaultTheme } from '../content/theme/theme-colours.ts';
import { choice, customValue, wholeNumber, yesOrNo } from './parse/value.ts';

/** A theme colour; `mustBe` describes when it is readable. */
const themeColour = (description: string, fallback: string, isReadable: (colour: string) => boolean, mustBe: string) =>
  customValue({ description, mustBe: `a colour like ${fallback}, ${mustBe}` }, fallback, (text) =>
    /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.test(text) && isReadable(text) ? text.toLowerCase() : undefined,
  );

/** Scroll, motion, cookies and theme. */
export const interfaceValues = {
  headerVariant: choice('Header variant if neither the page nor the settings select one.', headerVariants, 'header1'),
  carouselArrows: yesOrNo('Whether carousels have arrows if their content does not say so.', true),
  carouselDots: yesOrNo('Whether carousels have dots if their content does not say so.', false),
  scrollOffsetPx: wholeNumber(
    'Offset in pixels when the page scrolls to an anchor; a negative value leaves room for the header.',
    -58,
    -1000,
    1000,
  ),
  headerSolidAfterPx: wholeNumber('Scroll distance in pixels after which the header becomes solid.', 250, 0, 10_000),
  backToTopAfterPx: wholeNumber(
    'Scroll distance in pixels after which the back-to-top button appears.',
    600,
    0,
    100_000,
  ),
  loadingBarThrottleMs: wholeNumber(
    'Milliseconds after which the loading bar appears during a request.',
    200,
    0,
    60_000,
  ),
  loadingBarDurationMs: wholeNumber('Milliseconds the loading bar runs.', 5000, 100, 120_000),
  loadingBarHeightPx: wholeNumber('Height of the loading bar in pixels.', 4, 1, 40),
  chunkReloadIntervalMs: wholeNumber(
    'Minimum milliseconds between two reloads after a chunk failed to load.',
    60_000,
    1000,
    3_600_000,
  ),
  cookieConsentStyle: choice(
    'Whether a consent provider asks for consent, or nobody does.',
    ['provider', 'none'],
    'provider',
  ),
  cookieConsentDays: wholeNumber('Days a consent cookie lasts.', 30, 1, 395),
  cookiePreferenceDays: wholeNumber('Days a preference cookie lasts.', 365, 1, 395),
  cookieBannerDelayMs: wholeNumber('Milliseconds before the cookie banner appears.', 100, 0, 60_000),
  thirdPartyDelayMs: wholeNumber('Milliseconds after consent until third-party scripts start.', 1000, 0, 60_000),
  breakpointsPx: customValue<readonly number[]>(
    {
      description:
        'Widths in pixels at which the layout changes. They are compiled into the style sheets: rebuild the site after a change.',
      mustBe: 'six whole numbers in ascending order, separated by commas',
    },
    [480, 576, 768, 992, 1025, 1200],
    (text) => {
      const widths = text.split(',').map((width) => (/^ *\d{2,5} *$/.test(width) ? Number(width) : Number.NaN));
      const isAscending = widths.every((width, index) => width > (widths[index - 1] ?? 0));
      return widths.length === 6 && isAscending ? widths : undefined;
    },
  ),
  themePrimary: themeColour(
    'Primary colour of the theme: dark green. Used for surfaces, headings and buttons; colours on top of it are derived from it.',
    defaultTheme.primary,
    canBePrimary,
    'dark enough for light text on it (4.5:1 with #f7f1e3)',
  ),
  themeSecondary: themeColour(
    'Secondary colour of the theme: black. Used for text on light surfaces, and for dark surfaces.',
    defaultTheme.secondary,
    canBeSecondary,
    'dark enough to be the text of light surfaces (4.5:1 on #e2a32b)',
  ),
};
