import { buildCatalogue } from '#preview/stories/build-catalogue.ts';
import { planStories } from '#preview/stories/plan/plan-stories.ts';
import { lookName, planLooks } from '../select/plan-looks.ts';
import { openBrowser } from '../serve/open-browser.ts';
import { serveCatalogue } from '../serve/serve-catalogue.ts';
import { cssFaults } from './css-faults.ts';
import { findFaults } from './find-faults.ts';

/**
 * Injects defects into the style sheets one by one, and tests that the layout rules find them: `npm run
 * visual:defects`. Without a defect the stories must pass every rule. `--catalogue <folder>` gives a static catalogue
 * that is built already.
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [, given] = process.argv.slice(process.argv.indexOf('--catalogue'));
const catalogue = process.argv.includes('--catalogue') && given ? given : buildCatalogue();

/** A few stories with much in them: long words, several links, a row of two, cards, an arch. */
const stories = [
  'hero--longest',
  'hero--headstone',
  'text--longest',
  'call-to-action--half@',
  'card-grid--third',
  'accordion--headstone',
];
const looks = planLooks(planStories(), stories);

const served = await serveCatalogue(catalogue);
const browser = await openBrowser();
const { untouched, found } = await findFaults(browser, served.url, looks, cssFaults);
await browser.close();
await served.close();

for (const { look, law, words } of untouched) print(`Without a defect, ${lookName(look)}, ${law}: ${words}`);
for (const fault of cssFaults) {
  const revealed = found.find((each) => each.fault === fault);
  const where = revealed ? `: ${lookName(revealed.look)}, ${revealed.words.slice(0, 80)}` : '';
  print(`${revealed ? 'found' : 'MISSED'}  ${fault.name} (${fault.law}${where})`);
}
print(`${found.length} of ${cssFaults.length} defects found by the rules, on ${looks.length} snapshots.`);
process.exitCode = found.length === cssFaults.length && untouched.length === 0 ? 0 : 1;
