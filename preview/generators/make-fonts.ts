import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import subsetFont from 'subset-font';

/**
 * Makes the fonts of the site from the packages of Fontsource: `node preview/generators/make-fonts.ts`. Each file has
 * the characters of its `unicode-range` in `fonts.css`, and only the weights that the design uses. Run it again after an
 * update of the packages, or for another weight or range.
 */
const styles = join(import.meta.dirname, '../../blocks/_shared/styles');
const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable');

/** Half of the display font’s size is its weight axis. The lightest text is in the coastal theme. */
const families = [
  { family: 'fraunces', file: 'opsz', weight: 540 },
  { family: 'hanken-grotesk', file: 'wght', weight: { min: 300, max: 700 } },
] as const;

const css = readFileSync(join(styles, 'fonts.css'), 'utf8');

/** The characters that a font file is used for. */
function charactersOf(name: string): string {
  const [, list] = new RegExp(`/${name}\\.woff2'[^}]*?unicode-range:([^;]+);`).exec(css) ?? [];
  if (list === undefined) throw new Error(`fonts.css has no unicode-range for ${name}.woff2.`);
  return list
    .split(',')
    .map((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return String.fromCodePoint(...Array.from({ length: count }, (_, index) => first + index));
    })
    .join('');
}

mkdirSync(join(styles, 'fonts'), { recursive: true });
for (const { family, file, weight } of families) {
  copyFileSync(join(packages, family, 'LICENSE'), join(styles, `fonts/${family}.LICENSE`));
  for (const script of ['latin', 'latin-ext', 'vietnamese']) {
    const original = readFileSync(join(packages, family, `files/${family}-${script}-${file}-normal.woff2`));
    const name = `${family}-${script}`;
    const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const;
    const font = await subsetFont(original, charactersOf(name), options);
    writeFileSync(join(styles, `fonts/${name}.woff2`), font);
    stdout.write(`${name}.woff2: ${font.length} bytes, from ${original.length}\n`);
  }
}
