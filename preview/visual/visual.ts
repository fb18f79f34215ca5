import { approveStories } from './approve-stories.ts';
import { writeResults } from './report/write-results.ts';
import { compareStories } from './run/compare-stories.ts';
import { planVisualRun } from './run/visual-run.ts';
import { readVisualOptions } from './select/read-visual-options.ts';
import { areScreenshotsReproducible } from './serve/open-browser.ts';

/**
 * Checks every story of the catalogue by the layout rules, and compares its screenshot with its baseline: `npm run
 * visual [patterns]`. With `--approve` the screenshots become the baselines; with `--all` snapshots that passed before
 * are checked too.
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const options = readVisualOptions(process.argv.slice(2));
const run = planVisualRun(options);

if (!areScreenshotsReproducible) {
  print('Screenshots are compared on Linux x64 only, with the packaged browser: use a container of node:24, or CI.');
  writeResults(options.results, { passed: 0, failed: 0 });
  process.exitCode = options.approve ? 1 : 0;
} else if (run.snapshots.length === 0 && run.obsolete.length === 0) {
  print(`No story or baseline has a name with ${options.patterns.join(' or ')}.`);
  process.exitCode = 1;
} else {
  const passed = await (options.approve ? approveStories(run, print) : compareStories(run, print));
  process.exitCode = passed ? 0 : 1;
}
