import { buildCatalogue } from '#preview/stories/build-catalogue.ts';
import { planStories } from '#preview/stories/plan/plan-stories.ts';
import { planSnapshots, snapshotName } from '../select/plan-snapshots.ts';
import { openBrowser } from '../serve/open-browser.ts';
import { serveCatalogue } from '../serve/serve-catalogue.ts';
import { cssDefects } from './css-defects.ts';
import { findDefects } from './find-defects.ts';

/**
 * Injects defects into the style sheets one by one, and tests that the layout rules find them: `npm run
 * visual:defects`. Without a defect the stories must pass every rule. `--catalogue <folder>` gives a static catalogue
 * that is built already.
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [, catalogueFolder] = process.argv.slice(process.argv.indexOf('--catalogue'));
const catalogue = process.argv.includes('--catalogue') && catalogueFolder ? catalogueFolder : buildCatalogue();

/** A few stories with much in them: long words, several links, a row of two, cards, an arch. */
const stories = [
  'hero--longest',
  'hero--headstone',
  'text--longest',
  'call-to-action--half@',
  'card-grid--third',
  'accordion--headstone',
];
const snapshots = planSnapshots(planStories(), stories);

const served = await serveCatalogue(catalogue);
const browser = await openBrowser();
const { violationsBefore, found } = await findDefects(browser, served.url, snapshots, cssDefects);
await browser.close();
await served.close();

for (const { snapshot, rule, message } of violationsBefore)
  print(`Without a defect, ${snapshotName(snapshot)}, ${rule}: ${message}`);
for (const defect of cssDefects) {
  const detected = found.find((each) => each.defect === defect);
  const location = detected ? `: ${snapshotName(detected.snapshot)}, ${detected.message.slice(0, 80)}` : '';
  print(`${detected ? 'found' : 'MISSED'}  ${defect.name} (${defect.rule}${location})`);
}
print(`${found.length} of ${cssDefects.length} defects found by the rules, on ${snapshots.length} snapshots.`);
process.exitCode = found.length === cssDefects.length && violationsBefore.length === 0 ? 0 : 1;
