import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { openBrowser } from '../visual/serve/open-browser.ts';
import type { BlockReport } from './block-report.ts';
import { readCheckedBlocks, writeCheckedBlocks } from './checked-blocks.ts';
import { checkUnknownFields } from './facts/check-unknown-fields.ts';
import { describeTile, exampleTiles, type TileKind } from './facts/describe-tile.ts';
import { tileForms } from './facts/tile-needs.ts';
import { createTypeHash } from './hash-types.ts';
import { buildKit } from './kit/build-kit.ts';
import { planExamplePages } from './kit/example-pages.ts';
import { checkNames } from './kit/rules/checks.ts';
import { type CheckFailure, runKit } from './kit/run-kit.ts';
import { serveKit } from './kit/serve-kit.ts';
import { maxScriptBytes } from './sizes/max-script-bytes.ts';
import { measureScripts } from './sizes/measure-scripts.ts';
import { measureStyles } from './sizes/measure-styles.ts';
import { writeBlockReports } from './write-block-reports.ts';

/**
 * Generates the block reports of tile types: what their schemas contain, their sizes, and the results of the
 * conformance kit: `npm run block-reports [tile …]`, all of them without a name. Exits with status 1 if a check fails.
 */
const print = (message: string): void => void process.stdout.write(`${message}\n`);
const all: readonly TileKind[] = Object.values(tiles);
const typeNames = process.argv.slice(2);
const kinds = all.filter(({ type }) => typeNames.length === 0 || typeNames.includes(type));
const unknownNames = typeNames.filter((name) => !kinds.some(({ type }) => type === name));

const resultsOf = (kind: TileKind, failures: readonly CheckFailure[]): BlockReport['results'] => ({
  ...Object.fromEntries(
    checkNames.map((check) => [
      check,
      failures.filter((each) => each.check === check).map(({ example, message }) => ({ example, message })),
    ]),
  ),
  'unknown fields': Object.entries(kind.examples).flatMap(([example, fields]) =>
    checkUnknownFields(kind, fields).map((message) => ({ example, message })),
  ),
});

interface GeneratedReport extends BlockReport {
  /** A hash of everything the checks depend on. */
  readonly content: string;
}

async function generateBlockReports(): Promise<readonly GeneratedReport[]> {
  const pages = planExamplePages().filter(({ type }) => kinds.some((kind) => kind.type === type));
  const kit = await buildKit();
  const scripts = await measureScripts();
  const hashType = await createTypeHash();
  const styles = await measureStyles(kinds.map(({ type }) => type));
  const served = await serveKit(kit.assets, kit.render);
  const browser = await openBrowser();
  try {
    const failures = await runKit(browser, served, pages);
    const markups = new Map(
      await Promise.all(pages.map(async ({ id }) => [id, (await kit.render(id)) ?? ''] as const)),
    );
    return kinds.map((kind) => {
      const own = pages.filter(({ type }) => type === kind.type);
      const ids = new Set(own.map(({ id }) => id));
      return {
        ...describeTile(kind),
        script: maxScriptBytes(
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
          failures.filter(({ id }) => ids.has(id)),
        ),
      };
    });
  } finally {
    await browser.close();
    await served.close();
  }
}

const isPassing = ({ results }: BlockReport): boolean =>
  Object.values(results).every((failures) => failures.length === 0);

function saveAndPrint(generated: readonly GeneratedReport[]): void {
  const folder = writeBlockReports(generated);
  const known = Object.entries(readCheckedBlocks()).filter(([type]) => all.some((kind) => kind.type === type));
  const checked = generated.map((report) => {
    const { type, script, content } = report;
    return [type, { script, passed: isPassing(report) ? content : '' }] as const;
  });
  writeCheckedBlocks(Object.fromEntries([...known, ...checked]));
  for (const { type, results } of generated)
    for (const [check, failures] of Object.entries(results))
      for (const { example, message } of failures) print(`${type}, ${check}, ${example}: ${message}`);
  const passing = generated.filter(isPassing);
  print(`${generated.length} block reports in ${folder}: ${passing.length} pass every check.`);
  process.exitCode = passing.length < generated.length ? 1 : 0;
}

if (unknownNames.length > 0) {
  print(`There is no tile type ${unknownNames.join(', ')}.`);
  process.exitCode = 2;
} else saveAndPrint(await generateBlockReports());
