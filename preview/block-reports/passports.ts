import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { openBrowser } from '../visual/serve/open-browser.ts';
import { describeTile, exampleTiles, type TileKind } from './facts/describe-tile.ts';
import { keepsUnknownFields } from './facts/keeps-unknown-fields.ts';
import { tileForms } from './facts/tile-needs.ts';
import { createTypeHash } from './hash-types.ts';
import { buildKit } from './kit/build-kit.ts';
import { planExamplePages } from './kit/example-pages.ts';
import { checkNames } from './kit/rules/checks.ts';
import { type Fault, runKit } from './kit/run-kit.ts';
import { serveKit } from './kit/serve-kit.ts';
import { readPassports, writePassports } from './made-passports.ts';
import type { Passport } from './passport.ts';
import { measureScripts } from './sizes/measure-scripts.ts';
import { measureStyles } from './sizes/measure-styles.ts';
import { scriptOf } from './sizes/script-of.ts';

/**
 * Makes the passports of tile types: what their schemas say, what they weigh, and how their examples stand the conformance kit:
 * `npm run passports [tile …]`, all of them without a name. Faults are written down, and end it with status 1.
 */
const say = (words: string): void => void process.stdout.write(`${words}\n`);
const all: readonly TileKind[] = Object.values(tiles);
const named = process.argv.slice(2);
const kinds = all.filter(({ type }) => named.length === 0 || named.includes(type));
const misspelt = named.filter((name) => !kinds.some(({ type }) => type === name));

const resultsOf = (kind: TileKind, faults: readonly Fault[]): Passport['results'] => ({
  ...Object.fromEntries(
    checkNames.map((check) => [
      check,
      faults.filter((each) => each.check === check).map(({ example, words }) => ({ example, words })),
    ]),
  ),
  'unknown fields': Object.entries(kind.examples).flatMap(([example, fields]) =>
    keepsUnknownFields(kind, fields).map((words) => ({ example, words })),
  ),
});

async function makePassports(): Promise<readonly Passport[]> {
  const pages = planExamplePages().filter(({ type }) => kinds.some((kind) => kind.type === type));
  const kit = await buildKit();
  const scripts = await measureScripts();
  const hashType = await createTypeHash();
  const styles = await measureStyles(kinds.map(({ type }) => type));
  const served = await serveKit(kit.assets, kit.render);
  const browser = await openBrowser();
  try {
    const faults = await runKit(browser, served, pages);
    const markups = new Map(
      await Promise.all(pages.map(async ({ id }) => [id, (await kit.render(id)) ?? ''] as const)),
    );
    return kinds.map((kind) => {
      const own = pages.filter(({ type }) => type === kind.type);
      const ids = new Set(own.map(({ id }) => id));
      return {
        ...describeTile(kind),
        script: scriptOf(
          {
            type: kind.type,
            markups: own.map(({ id }) => markups.get(id) ?? ''),
            forms: tileForms(exampleTiles(kind)),
          },
          scripts,
        ),
        style: styles.get(kind.type) ?? 0,
        content: hashType(kind.type),
        results: resultsOf(
          kind,
          faults.filter(({ id }) => ids.has(id)),
        ),
      };
    });
  } finally {
    await browser.close();
    await served.close();
  }
}

function report(made: readonly Passport[]): void {
  const kept = Object.values(readPassports()).filter(
    ({ type }) => all.some((kind) => kind.type === type) && !made.some((each) => each.type === type),
  );
  writePassports([...kept, ...made]);
  for (const { type, results } of made)
    for (const [check, faults] of Object.entries(results))
      for (const { example, words } of faults) say(`${type}, ${check}, ${example}: ${words}`);
  const sound = made.filter(({ results }) => Object.values(results).every((faults) => faults.length === 0));
  say(`${made.length} passports in preview/block-reports/reports: ${sound.length} pass every check.`);
  process.exitCode = sound.length < made.length ? 1 : 0;
}

if (misspelt.length > 0) {
  say(`There is no tile type ${misspelt.join(', ')}.`);
  process.exitCode = 2;
} else report(await makePassports());
