import { buildCatalogue } from '../../catalogue/build-catalogue.ts';
import { planStories } from '../../catalogue/plan-stories.ts';
import { type LawName, laws } from '../laws/laws.ts';
import { lookAtStories } from '../look-at-stories.ts';
import { openBrowser } from '../open-browser.ts';
import { planLooks } from '../plan-looks.ts';
import { serveCatalogue } from '../serve-catalogue.ts';
import { cssFaults } from './css-faults.ts';

/**
 * Puts mistakes into the style sheets, one by one, and sees whether the laws of layout find them: `npm run visual:faults`. The
 * stories must keep every law without one. `--catalogue <folder>` names a static catalogue that is built already.
 */
const say = (words: string): void => void process.stdout.write(`${words}\n`);
const [, given] = process.argv.slice(process.argv.indexOf('--catalogue'));
const catalogue = process.argv.includes('--catalogue') && given ? given : buildCatalogue();

/** Few stories with much in them: long words, several links, a row of two, an arch. */
const stories = [
  'hero--longest',
  'hero--headstone',
  'text--longest',
  'call-to-action--half@',
  'card-grid--third',
  'accordion--headstone',
];
const looks = planLooks(planStories(), stories).map((look) => ({ ...look, pictured: false }));
const isLaw = (name: string): name is LawName => Object.hasOwn(laws, name);
const every = Object.keys(laws).filter(isLaw);

const served = await serveCatalogue(catalogue);
const browser = await openBrowser();
const find = (css: string, asked: readonly LawName[]) =>
  lookAtStories(browser, served.url, { looks, laws: asked, css });

const untouched = await find('', every);
for (const { look, law, words } of untouched) say(`Without a fault, ${look.story} at ${look.width}, ${law}: ${words}`);
let caught = 0;
for (const { name, css, law } of cssFaults) {
  const found = (await find(css, [law])).filter((breach) => breach.law === law);
  if (found.length > 0) caught += 1;
  say(
    `${found.length > 0 ? 'found' : 'MISSED'}  ${name} (${law}${found[0] ? `: ${found[0].words.slice(0, 80)}` : ''})`,
  );
}
await browser.close();
await served.close();
say(`${caught} of ${cssFaults.length} faults found by the laws, on ${looks.length} looks.`);
process.exitCode = caught === cssFaults.length && untouched.length === 0 ? 0 : 1;
