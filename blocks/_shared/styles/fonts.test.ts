import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
