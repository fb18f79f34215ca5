import { approveAll } from '../report/report-page.ts';
import { writeResults } from '../report/write-results.ts';
import { snapshotName } from '../select/plan-snapshots.ts';
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
  const { options, baselines, snapshots, obsolete } = run;
  const changed = await findChanged(run, snapshots);
  const failures = new Map<string, FailedComparison>();
  const violations = await run.visit(changed.snapshots, (name, screenshot) => {
    const comparison = baselines.compare(name, screenshot);
    if (comparison.kind === 'same') failures.delete(name);
    else failures.set(name, { ...comparison, name });
    return comparison.kind !== 'differs';
  });
  const failed = [...failures.values()].sort((one, other) => one.name.localeCompare(other.name));
  for (const { snapshot, rule, message } of violations) print(`${snapshotName(snapshot)}, ${rule}: ${message}`);
  printFailed(failed, new Set(baselines.names().map(typeOf)), print);
  for (const name of obsolete)
    print(`${name}: obsolete, no story has it. To remove it: npm run visual:approve ${name}`);
  const failedNames = new Set([...violations.map(({ snapshot }) => snapshotName(snapshot)), ...failures.keys()]);
  if (options.save)
    changed.savePassed(changed.snapshots.filter((snapshot) => !failedNames.has(snapshotName(snapshot))));
  const count = { passed: snapshots.length - failedNames.size, failed: failedNames.size + obsolete.length };
  const { patterns } = options;
  const page = writeResults(options.results, count, { failed, violations, patterns, describe: run.describe });
  if (page) print(`\nReport: ${page}`);
  if (page && failed.length > 0) print(approveAll(patterns));
  const unchanged = snapshots.length - changed.snapshots.length;
  print(
    `${snapshots.length} snapshots: ${count.passed} passed, ${unchanged} of them unchanged; ${count.failed} failed.`,
  );
  return count.failed === 0;
}
