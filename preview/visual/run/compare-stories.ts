import { approveAll } from '../report/report-page.ts';
import { writeResults } from '../report/write-results.ts';
import { lookName } from '../select/plan-looks.ts';
import { typeOf } from '../select/type-of.ts';
import { type FailedComparison, summarize } from './failed-comparison.ts';
import { findChanged, type VisualRun } from './visual-run.ts';

type Print = (line: string) => void;

/** Prints what failed. Types without any baseline are listed once. */
function printFailed(failed: readonly FailedComparison[], known: ReadonlySet<string>, print: Print): void {
  const unknown = new Set(failed.map(({ name }) => typeOf(name)).filter((type) => !known.has(type)));
  for (const type of unknown)
    print(
      `${type} has no baselines. Check its stories with npm run catalogue, then run npm run visual:approve ${type}--`,
    );
  for (const comparison of failed)
    if (!unknown.has(typeOf(comparison.name))) print(`${comparison.name}: ${summarize(comparison)}`);
}

/**
 * Compares the selected snapshots, except those that passed with the same content before. Reports through `print`, and
 * returns whether everything passed.
 */
export async function compareStories(run: VisualRun, print: Print): Promise<boolean> {
  const { options, baselines, looks, obsolete } = run;
  const changed = await findChanged(run, looks);
  const failures = new Map<string, FailedComparison>();
  const breaches = await run.visit(changed.looks, (name, screenshot) => {
    const comparison = baselines.compare(name, screenshot);
    if (comparison.kind === 'same') failures.delete(name);
    else failures.set(name, { ...comparison, name });
    return comparison.kind !== 'differs';
  });
  const failed = [...failures.values()].sort((one, other) => one.name.localeCompare(other.name));
  for (const { look, law, words } of breaches) print(`${lookName(look)}, ${law}: ${words}`);
  printFailed(failed, new Set(baselines.names().map(typeOf)), print);
  for (const name of obsolete)
    print(`${name}: obsolete, no story has it. To remove it: npm run visual:approve ${name}`);
  const wrong = new Set([...breaches.map(({ look }) => lookName(look)), ...failures.keys()]);
  if (options.save) changed.savePassed(changed.looks.filter((look) => !wrong.has(lookName(look))));
  const count = { passed: looks.length - wrong.size, failed: wrong.size + obsolete.length };
  const { words } = options;
  const page = writeResults(options.results, count, { failed, breaches, words, describe: run.describe });
  if (page) print(`\nReport: ${page}`);
  if (page && failed.length > 0) print(approveAll(words));
  const unchanged = looks.length - changed.looks.length;
  print(`${looks.length} snapshots: ${count.passed} passed, ${unchanged} of them unchanged; ${count.failed} failed.`);
  return count.failed === 0;
}
