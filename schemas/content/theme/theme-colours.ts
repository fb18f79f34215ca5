import { contrast, mixColours } from '../tile/colour.ts';

/** The two colours of the theme that the configuration sets. */
export interface ThemeColours {
  readonly primary: string;
  readonly secondary: string;
}

/** Dark green and black, the same as in `blocks/_shared/styles/tokens.css`. */
export const defaultTheme: ThemeColours = { primary: '#0f3b2e', secondary: '#121512' };

/** Minimum contrast of text. Source: WCAG 2.2, 1.4.3. */
const textContrast = 4.5;
/** Minimum contrast of a control. Source: WCAG 2.2, 1.4.11. */
const controlContrast = 3;

/** Colours of `tokens.css` that no theme changes, for what is shown without its style sheets. */
export const lightPalette = {
  paper: '#f7f1e3',
  white: '#fffdf8',
  soft: '#4b5148',
  highlight: '#e2a32b',
  accent: '#c63d22',
  accentInk: '#fffaf0',
} as const;

/** Surfaces that both colours are used with; `quiet` is also the panel colour on paper. */
const { paper, highlight } = lightPalette;
const quiet = '#b4cd95';
/** The colour of errors on dark surfaces. */
const error = '#ffb4a0';

const isReadable = (text: string, surface: string): boolean => contrast(text, surface) >= textContrast;

/** Whether light text on this colour reaches 4.5:1. The same holds for a button of this colour with a light label. */
export const canBePrimary = (colour: string): boolean => isReadable(paper, colour);

/** Whether text of this colour reaches 4.5:1 on every light surface; `highlight` is the darkest of them. */
export const canBeSecondary = (colour: string): boolean => isReadable(colour, highlight);

type Tokens = Readonly<Record<`--${string}`, string>>;

/** The design tokens that override `tokens.css`; empty for the default colours. */
export function themeTokens({ primary, secondary }: ThemeColours): Tokens {
  return {
    ...(primary !== defaultTheme.primary && surfaceTokens('primary', primary, secondary)),
    ...(secondary !== defaultTheme.secondary && surfaceTokens('secondary', secondary, secondary)),
    ...((primary !== defaultTheme.primary || secondary !== defaultTheme.secondary) &&
      lightTokens({ primary, secondary })),
  };
}

/** Headings, accents, buttons and text on the light surfaces. */
function lightTokens({ primary, secondary }: ThemeColours): Tokens {
  const onQuiet = isReadable(primary, quiet) ? primary : secondary;
  return {
    '--paper-ink': secondary,
    '--paper-heading': onQuiet,
    '--paper-accent': onQuiet,
    '--paper-motif': primary,
    '--white-ink': secondary,
    '--white-heading': onQuiet,
    '--white-accent': onQuiet,
    '--white-motif': primary,
    '--quiet-ink': secondary,
    '--quiet-heading': onQuiet,
    '--quiet-accent': onQuiet,
    '--quiet-button': primary,
    '--quiet-motif': primary,
    '--highlight-ink': secondary,
    '--highlight-heading': secondary,
    '--highlight-accent': isReadable(primary, highlight) ? primary : secondary,
    '--highlight-button': secondary,
    '--accent-button': secondary,
    '--primary-button-ink': secondary,
    '--secondary-button-ink': secondary,
  };
}

/** A dark surface and the colours used on it; `secondary` is the label colour of its light buttons. */
function surfaceTokens(name: 'primary' | 'secondary', surface: string, secondary: string): Tokens {
  const lighter = mixColours(surface, paper, 0.1);
  const panel = isReadable(paper, lighter) ? lighter : mixColours(surface, '#000000', 0.2);
  const soft = mixColours(paper, surface, 0.2);
  const isHighlightVisible = contrast(highlight, surface) >= controlContrast;
  return {
    [`--${name}-surface`]: surface,
    [`--${name}-ink`]: paper,
    [`--${name}-soft`]: isReadable(soft, surface) && isReadable(soft, panel) ? soft : paper,
    [`--${name}-heading`]: paper,
    [`--${name}-accent`]: isReadable(highlight, surface) ? highlight : paper,
    [`--${name}-error`]: isReadable(error, surface) ? error : paper,
    [`--${name}-button`]: isHighlightVisible ? highlight : paper,
    [`--${name}-button-ink`]: secondary,
    [`--${name}-panel`]: panel,
    [`--${name}-scheme`]: 'dark',
  };
}
