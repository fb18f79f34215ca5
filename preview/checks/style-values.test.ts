import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { containerWidthsRem } from '#blocks/_shared/styles/breakpoints.ts';

const root = join(import.meta.dirname, '../..');
const parts = 'blocks/_shared/ui/';
/** Where values get their names. */
const definitions = [
  'blocks/_shared/styles/tokens.css',
  'blocks/_shared/styles/theme-coastal.css',
  'blocks/_shared/styles/fonts.css',
  'preview/app/ui/styles/app.css',
];

interface Line {
  readonly file: string;
  readonly text: string;
  /** The file and number of the line, and its text. */
  readonly place: string;
}

const readCss = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The lines of a style sheet without its comments. */
const linesOf = (file: string): readonly Line[] =>
  readCss(file)
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ file, text, place: `${file}:${index + 1}: ${text.trim()}` }));

const lines = globSync('{blocks,site,preview/app}/**/*.css', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name.startsWith('.'),
})
  .filter((file) => !definitions.includes(file))
  .flatMap(linesOf);

/** The lines with a forbidden value, each with what to use instead. Some files have a reason to be exempt. */
const findValues = (pattern: RegExp, instead: string, exempt: readonly string[] = []): readonly string[] =>
  lines
    .filter(({ file, text }) => pattern.test(text) && !exempt.some((path) => file.startsWith(path)))
    .map(({ place }) => `${place} (use ${instead})`);

it('has style sheets to check', () => {
  expect(new Set(lines.map(({ file }) => file)).size).toBeGreaterThan(80);
});

it('gives every font weight by a token', () => {
  expect(findValues(/\bfont(-weight)?: *(\d{3}|bold|normal)\b/, 'a --weight-* of tokens.css')).toEqual([]);
});

it('gives every font size by a token, or relative to the text around it', () => {
  const size = /\bfont-size:(?! *(?:var\(|inherit|[\d.]+em;|[\d.]+pt;))/;
  // Lettering that fills a space has a size of its own.
  const lettering = ['site/layout/error/error-content.module.css', 'site/layout/footer/site-footer.module.css'];
  expect(findValues(size, 'a --text-*, --title-* or --icon-* of tokens.css, or em', [parts, ...lettering])).toEqual([]);
});

it('gives every colour by a token [theme.tokens]', () => {
  const colour = /:[^;]*(#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\()/i;
  expect(findValues(colour, 'a colour of the surface, such as --ink')).toEqual([]);
});

it('gives the height of every control by a token', () => {
  const tokens = [...readCss('blocks/_shared/styles/tokens.css').matchAll(/--control-height[\w-]*: ([\d.]+rem);/g)];
  expect(tokens).toHaveLength(3);
  const heights = tokens.map(([, height = '']) => height.replace('.', '\\.')).join('|');
  const height = new RegExp(`(block|inline)-size: *(${heights});|\\bgrid-template.*(?<![\\d.])(${heights})\\b`);
  expect(findValues(height, 'a --control-height of tokens.css')).toEqual([]);
});

it('hides text from sight in one way', () => {
  const exempt = [
    `${parts}visually-hidden/`,
    // Hidden only at some widths or in some states, where the element needs its own box otherwise.
    'blocks/_shared/styles/prose.module.css',
    'preview/app/ui/styles/workbench.css',
    'site/layout/header/site-header.module.css',
    'site/layout/header/variants/header2.module.css',
    'site/layout/layout.css',
  ];
  expect(findValues(/clip-path: inset\(50%\)|\.visually-hidden\b/, 'the class visually-hidden', exempt)).toEqual([]);
});

it('fills buttons and frames fields in the shared parts only', () => {
  const exempt = [
    parts,
    // The arrows between months look like buttons under the pointer only.
    'blocks/booking/calendar/calendar.module.css',
  ];
  const instead = `the parts of ${parts}button and ${parts}field`;
  expect(findValues(/background(-color)?: *[^;]*var\(--button\)|var\(--radius-field\)/, instead, exempt)).toEqual([]);
});

it('covers the page behind a dialog in the shared part only', () => {
  expect(findValues(/::backdrop/, `the class of ${parts}dialog`, [parts, 'preview/app/'])).toEqual([]);
});

it('changes layouts at the defined widths of a container only [theme.breakpoints]', () => {
  const known: readonly number[] = containerWidthsRem;
  const unknown = lines.filter(
    ({ text }) =>
      text.includes('@container') &&
      [...text.matchAll(/([\d.]+)(rem|px|em)/g)].some(
        ([, width, unit]) => unit !== 'rem' || !known.includes(Math.ceil(Number(width))),
      ),
  );
  expect(unknown.map(({ place }) => `${place} (use one of ${known.join(', ')} rem)`)).toEqual([]);
});

it('never mixes the fill of a button with the colour of its label, which would lower its contrast', () => {
  expect(findValues(/color-mix\(.*var\(--button\).*var\(--button-ink\)/, 'an underline')).toEqual([]);
});

it('names the elements that depend on :has(), so that an inserted node does not restyle the whole page', () => {
  const withoutArguments = (selector: string): string => {
    const shorter = selector.replace(/:has\((?:[^()]|\([^()]*\))*\)/g, ':has');
    return shorter === selector ? selector : withoutArguments(shorter);
  };
  const unnamed = lines.filter(
    ({ text }) => text.includes(':has(') && /[\s>+~](?=:(?!is\(|where\(|global\())/.test(withoutArguments(text.trim())),
  );
  expect(unnamed.map(({ place }) => `${place} (use an element, a class or an attribute)`)).toEqual([]);
});
