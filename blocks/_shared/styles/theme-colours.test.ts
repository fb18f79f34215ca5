import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import {
  canBePrimary,
  canBeSecondary,
  defaultTheme,
  lightPalette,
  themeTokens,
} from '#schemas/content/theme/theme-colours.ts';
import { colourTokens, contrast } from '#schemas/content/tile/colour.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/^\s+(--[a-z-]+): (#[0-9a-f]{6});/gm)].map(([, name = '', hex = '']) => [name, hex]),
);

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Each text colour with its background: the surface, the surface's panel or its button. */
const pairs = colourTokens.flatMap((name) => [
  ...['ink', 'soft', 'heading', 'accent', 'error'].map((part) => [`--${name}-${part}`, `--${name}-surface`] as const),
  [`--${name}-ink`, `--${name}-panel`] as const,
  [`--${name}-button-ink`, `--${name}-button`] as const,
]);

/** The pairs that `tokens.css` itself satisfies. The panel of the accent surface is decoration only. */
const readablePairs = pairs.filter(
  ([text, surface]) => contrast(tokens.get(text) ?? '', tokens.get(surface) ?? '') >= 4.5,
);

const findUnreadable = (primary: string, secondary: string): string[] => {
  const themed = new Map([...tokens, ...Object.entries(themeTokens({ primary, secondary }))]);
  return readablePairs
    .filter(([text, surface]) => contrast(themed.get(text) ?? '', themed.get(surface) ?? '') < 4.5)
    .map(([text, surface]) => `${text} on ${surface}`);
};

it('mails use the colours of the tokens, which themes leave as they are [theme.tokens]', () => {
  const names = {
    paper: '--paper-surface',
    white: '--white-surface',
    soft: '--white-soft',
    highlight: '--highlight-surface',
    accent: '--paper-button',
    accentInk: '--paper-button-ink',
  };
  const themed = themeTokens({ primary: '#3b0f2e', secondary: '#00005a' });
  for (const name of Object.values(names)) expect(themed).not.toHaveProperty(name);
  expect(Object.fromEntries(Object.entries(names).map(([key, name]) => [key, tokens.get(name)]))).toEqual(lightPalette);
});

describe('configured theme colours', () => {
  it('keep a contrast of 4.5:1 for all text, for any accepted colours [theme.tokens]', () => {
    expect(readablePairs.length).toBeGreaterThan(35);
    fc.assert(
      fc.property(hex.filter(canBePrimary), hex.filter(canBeSecondary), (primary, secondary) => {
        expect(findUnreadable(primary, secondary)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('replace every token with one of the default colours [theme.tokens]', () => {
    const themed = themeTokens({ primary: '#3b0f2e', secondary: '#00005a' });
    const own: readonly string[] = Object.values(defaultTheme);
    const dependent = [...tokens].filter(([, value]) => own.includes(value)).map(([name]) => name);
    expect(dependent.filter((name) => !Object.hasOwn(themed, name))).toEqual([]);
    expect(Object.values(themed).filter((value) => own.includes(value))).toEqual([]);
  });

  it('are applied to the documented tokens [theme.tokens]', () => {
    expect(themeTokens({ primary: '#3b0f2e', secondary: '#00005a' })).toMatchObject({
      '--primary-surface': '#3b0f2e',
      '--primary-ink': '#f7f1e3',
      '--primary-button': '#e2a32b',
      '--primary-button-ink': '#00005a',
      '--secondary-surface': '#00005a',
      '--secondary-ink': '#f7f1e3',
      '--paper-ink': '#00005a',
      '--paper-heading': '#3b0f2e',
      '--quiet-button': '#3b0f2e',
      '--highlight-heading': '#00005a',
    });
  });

  it('change nothing if they equal the defaults [theme.tokens]', () => {
    expect(themeTokens(defaultTheme)).toEqual({});
    expect(defaultTheme).toEqual({ primary: '#0f3b2e', secondary: '#121512' });
  });

  it.each([
    ['THEME_PRIMARY', '#ffcc00', 'dark enough for light text on it'],
    ['THEME_SECONDARY', '#777777', 'dark enough to be the text of light surfaces'],
  ])(
    'are rejected at start for %s %s, with a message that says what is required [theme.tokens]',
    (variable, value, words) => {
      const read = readConfiguration({ [variable]: value });
      expect(read.ok ? '' : read.message).toContain(`${variable} must be a colour like `);
      expect(read.ok ? '' : read.message).toContain(words);
    },
  );
});
