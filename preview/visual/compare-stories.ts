import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LawName, laws } from './laws/laws.ts';
import { lookName } from './plan-looks.ts';
import { type FailedComparison, reportPage, summarize } from './report-page.ts';
import { typeOf } from './type-of.ts';
import { type VisualRun, visitLooks } from './visual-run.ts';

const isLaw = (name: string): name is LawName => Object.hasOwn(laws, name);

/** Compares every screenshot with its baseline, and checks the laws. The screenshots that are not right, by name. */
async function visitAll({ options, baselines, looks }: VisualRun) {
  const failed = new Map<string, FailedComparison>();
  const breaches = await visitLooks(options, {
    looks,
    laws: Object.keys(laws).filter(isLaw),
    onScreenshot: (name, screenshot) => {
      const comparison = baselines.compare(name, screenshot);
      if (comparison.kind === 'same') failed.delete(name);
      else failed.set(name, { ...comparison, name });
      return comparison.kind !== 'differs';
    },
  });
  return { breaches, failed: [...failed.values()].sort((one, other) => one.name.localeCompare(other.name)) };
}

/** Writes `count.json` for the command that runs all checks, and `index.html` where a comparison failed; returns its path. */
export function writeResults(results: string, failed: readonly FailedComparison[], count: object): string | undefined {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'count.json'), JSON.stringify(count));
  if (failed.length === 0) return undefined;
  const page = join(results, 'index.html');
  writeFileSync(page, reportPage(failed));
  return page;
}

/** Compares the looks that were asked for. Says what is wrong by `print`, and returns whether nothing is. */
export async function compareStories(run: VisualRun, print: (line: string) => void): Promise<boolean> {
  const { options, baselines, looks, obsolete } = run;
  const { breaches, failed } = await visitAll(run);
  const known = new Set(baselines.names().map(typeOf));
  const unknown = new Set(failed.map(({ name }) => typeOf(name)).filter((type) => !known.has(type)));
  for (const { look, law, words } of breaches) print(`${lookName(look)}, ${law}: ${words}`);
  for (const type of unknown)
    print(
      `${type} has no baselines. Check its stories with npm run catalogue, then run npm run visual:approve ${type}--`,
    );
  for (const comparison of failed)
    if (!unknown.has(typeOf(comparison.name))) print(`${comparison.name}: ${summarize(comparison)}`);
  for (const name of obsolete)
    print(`${name}: obsolete, no story has it. To remove it: npm run visual:approve ${name}`);
  const wrong = new Set([...breaches.map(({ look }) => lookName(look)), ...failed.map(({ name }) => name)]);
  const count = { passed: looks.length - wrong.size, failed: wrong.size + obsolete.length };
  const page = writeResults(options.results, failed, count);
  if (page)
    print(`\nReport: ${page}\nTo approve all that the report shows: npm run visual:approve ${options.words.join(' ')}`);
  const pictured = looks.filter((look) => look.pictured).length;
  print(`${looks.length} looks, ${pictured} with a baseline: ${count.passed} passed, ${count.failed} failed.`);
  return count.failed === 0;
}
