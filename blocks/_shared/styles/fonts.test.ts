import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const blocks = join(import.meta.dirname, '../..');
const fonts = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

/** The first and last code point of each range that the text font has a file for. */
const ranges = [...fonts.matchAll(/'Hanken Grotesk Variable'[^}]*?unicode-range:([^;]+);/g)]
  .flatMap(([, list = '']) => list.split(','))
  .map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
const isInFont = (character: string): boolean =>
  ranges.some(([from, to]) => from <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= to);

const files = readdirSync(blocks, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(blocks, file), 'utf8');
const outside = (file: string, text: string): string[] =>
  [...text].filter((character) => !isInFont(character)).map((character) => `${file}: ${character}`);

const unescaped = (css: string): string =>
  css.replace(/\\([0-9a-f]{1,6}) ?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

it('the text font has every character that style sheets generate', () => {
  const generated = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...read(file).matchAll(/\bcontent:\s*(['"])(.*?)\1/g)].map(([, , text = '']) => [file, text]));
  expect(generated.length).toBeGreaterThan(3);
  expect(generated.flatMap(([file = '', text = '']) => outside(file, unescaped(text)))).toEqual([]);
});

it('the text font has every character in the code of blocks', () => {
  const code = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  expect(code.flatMap((file) => outside(file, read(file).replaceAll('\n', '')))).toEqual([]);
});

describe.each(['fraunces', 'hanken-grotesk'])('the files of %s', (family) => {
  const ofFamily = [...fonts.matchAll(/url\('\.\/fonts\/([^']+)\.woff2'\)/g)]
    .map(([, file = '']) => file)
    .filter((file) => file.startsWith(family));

  it('are in the order in which Vietnamese needs no other file than its own and that of basic Latin', () => {
    expect(ofFamily).toEqual([`${family}-latin-ext`, `${family}-vietnamese`, `${family}-latin`]);
  });

  it('are small where pages load them: basic Latin on all pages, Vietnamese on menus', () => {
    const sizeOf = (script: string) => statSync(join(import.meta.dirname, `fonts/${family}-${script}.woff2`)).size;
    expect(sizeOf('latin')).toBeLessThan(35_000);
    expect(sizeOf('vietnamese')).toBeLessThan(10_500);
  });
});
