import { z } from 'zod';

/**
 * The names of the theme's surfaces that content can use. The theme defines their colours
 * (`blocks/_shared/styles/tokens.css`); another brand can use other colours for the same names.
 */
export const colourTokens = ['paper', 'primary', 'secondary', 'accent', 'highlight', 'quiet', 'white'] as const;
export type ColourToken = (typeof colourTokens)[number];

const hexColour = /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/;

/** A surface colour: a token's name or `#rgb`/`#rrggbb`. No other value reaches a style sheet. */
export const colour = z
  .union(
    [
      z.enum(colourTokens),
      z
        .string()
        .regex(hexColour)
        .transform((hex) => hex.toLowerCase()),
    ],
    `must be one of ${colourTokens.join(', ')}, or a colour like #0f3b2e`,
  )
  .meta({ title: 'Background', description: 'A colour of the theme, or a colour like #0f3b2e.' });

export type Colour = z.output<typeof colour>;

const isToken = (value: string): value is ColourToken => colourTokens.some((token) => token === value);

/** The colour as a token, or undefined if it is a hex value. */
export const toColourToken = (value: Colour): ColourToken | undefined => (isToken(value) ? value : undefined);

const linearChannel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The two hexadecimal digits each of red, green and blue in `#rgb` or `#rrggbb`. */
const hexDigits = (hex: string): readonly string[] =>
  hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);

/** Mixes `one` with a share (0 to 1) of `other`. Returns `#rrggbb`. */
export function mixColours(one: string, other: string, share: number): string {
  const others = hexDigits(other).map((part) => Number.parseInt(part, 16));
  const mixed = hexDigits(one).map((part, index) =>
    Math.round(Number.parseInt(part, 16) * (1 - share) + (others[index] ?? 0) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of `#rgb` or `#rrggbb`, 0 (black) to 1 (white). Source: WCAG 2.2, "relative luminance". */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = hexDigits(hex).map(linearChannel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Black or white, whichever has the higher contrast with `hex`. On any background one of the two reaches at least
 * 4.58:1, so text on an editor's colour is always readable.
 */
export const textColourOn = (hex: string): '#000000' | '#ffffff' =>
  contrast(hex, '#000000') >= contrast(hex, '#ffffff') ? '#000000' : '#ffffff';

/** The CSS `color-scheme` for a surface of colour `hex`, so that native controls and icons are readable on it. */
export const colourSchemeOn = (hex: string): 'light' | 'dark' => (textColourOn(hex) === '#000000' ? 'light' : 'dark');
