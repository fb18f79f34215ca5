import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourTokens, contrast } from '#schemas/content/tile/colour.ts';
import { breakpoints } from './breakpoints.ts';

const folder = import.meta.dirname;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

const coloursOf = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/^\s+--([a-z-]+): (#[0-9a-f]{6});/gm)].map(([, name = '', hex = '']) => [name, hex]));

/** Each text colour with its background colour. */
const pairs = colourTokens.flatMap((name) => [
  ...['ink', 'soft', 'heading', 'accent', 'error'].map((part) => [`${name}-${part}`, `${name}-surface`] as const),
  [`${name}-button-ink`, `${name}-button`] as const,
]);

const themes = ['tokens.css', 'theme-coastal.css'];

describe.each(themes)('colours of %s', (file) => {
  const colours = coloursOf(read(file));

  it.each(pairs)('have a contrast of 4.5:1 for %s on %s [tile.background]', (text, surface) => {
    expect(contrast(colours.get(text) ?? '', colours.get(surface) ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(themes)('colour schemes of %s', (file) => {
  const css = read(file);
  const colours = coloursOf(css);

  it.each(colourTokens)(
    'match the text colour on %s, so that the browser’s own icons are visible [tile.background]',
    (name) => {
      const scheme = new RegExp(`--${name}-scheme: (\\w+);`).exec(css)?.[1];
      const onWhite = contrast(colours.get(`${name}-ink`) ?? '', '#ffffff');
      const onBlack = contrast(colours.get(`${name}-ink`) ?? '', '#000000');
      expect(scheme).toBe(onWhite > onBlack ? 'light' : 'dark');
    },
  );
});

describe('themes', () => {
  it('is dark green and black by default [theme.tokens]', () => {
    const colours = coloursOf(read('tokens.css'));
    expect([colours.get('primary-surface'), colours.get('secondary-surface')]).toEqual(['#0f3b2e', '#121512']);
  });

  it('change tokens of the default theme and nothing else [theme.tokens]', () => {
    const names = (css: string): string[] => [...css.matchAll(/^\s+(--[a-z0-9-]+):/gm)].map(([, name = '']) => name);
    const theme = read('theme-coastal.css');
    expect(names(theme).filter((name) => !names(read('tokens.css')).includes(name))).toEqual([]);
    expect(theme.match(/^\s+[a-z][a-z-]*:/gm)).toBeNull();
  });

  it('list correct contrasts in their comment', () => {
    const css = read('tokens.css');
    const colours = coloursOf(css);
    const rows = [...css.matchAll(/^ \* {3}([a-z]+)((?: +[\d.]+)+)$/gm)];
    expect(rows.map(([, name]) => name).toSorted()).toEqual(colourTokens.toSorted());
    for (const [, name = '', numbers = ''] of rows) {
      const listed = numbers.trim().split(/ +/);
      const own = pairs.filter(([text]) => text.startsWith(`${name}-`));
      const computed = own.map(([text, surface]) =>
        contrast(colours.get(text) ?? '', colours.get(surface) ?? '').toFixed(1),
      );
      expect([name, ...listed]).toEqual([name, ...computed]);
    }
  });
});

interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly value: string;
}

function declarationsIn(file: string): readonly Declaration[] {
  const css = readFileSync(join(folder, '..', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([\w-]+):\s+([^;{}]+);/g)].map(([, name = '', value = '']) => ({ file, name, value }));
}

/**
 * Returns whether a declaration sets a radius of its own in pixels or rem. Percentages and sums of tokens are allowed.
 */
const definesRadius = (name: string, value: string): boolean =>
  /radius$/.test(name) && !/^(?:--|var)/.test(value) && /(?<![\w-])[\d.]*[1-9][\d.]*(?:px|r?em)/.test(value);

describe('style sheets of blocks', () => {
  const sheets = readdirSync(join(folder, '..'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const widthsIn = (file: string): number[] =>
    [...readFileSync(join(folder, '..', file), 'utf8').matchAll(/@media[^{]*?(?:min|max)-width: ([\d.]+)px/g)].map(
      ([, width]) => Math.ceil(Number(width)),
    );

  it('use only the six defined breakpoints [theme.breakpoints]', () => {
    const known: readonly number[] = Object.values(breakpoints);
    expect(known).toEqual([480, 576, 768, 992, 1025, 1200]);
    expect(sheets.flatMap(widthsIn).filter((width) => !known.includes(width))).toEqual([]);
  });

  const outside = sheets.filter((file) => !/(tokens|theme-[a-z]+|fonts)\.css$/.test(file));

  it('define no colour outside the themes [theme.tokens]', () => {
    const colour =
      /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![-\w])(?:white|black|red|green|blue|yellow|orange|gr[ae]y|silver|gold|brown|beige|ivory|navy|olive|teal|maroon|tomato)(?![-\w])/i;
    expect(outside.flatMap((file) => declarationsIn(file).filter(({ value }) => colour.test(value)))).toEqual([]);
  });

  it('define no font and no radius outside the themes, except round ones [theme.tokens]', () => {
    const own = outside.flatMap((file) =>
      declarationsIn(file).filter(({ name, value }) =>
        name === 'font-family'
          ? !/^(?:var\(--font-[\w-]+(?:, inherit)?\)|inherit)$/.test(value)
          : definesRadius(name, value),
      ),
    );
    expect(own).toEqual([]);
  });
});
