import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { planStories } from '../catalogue/plan-stories.ts';
import { createApprovedPictures } from './approved-pictures.ts';
import { differencePage, type NamedVerdict } from './difference-page.ts';
import { type LawName, laws } from './laws/laws.ts';
import { type Breach, lookAtStories } from './look-at-stories.ts';
import { openBrowser, picturesAreAlike } from './open-browser.ts';
import { lookName, planLooks } from './plan-looks.ts';
import { readVisualOptions, type VisualOptions } from './read-visual-options.ts';
import { serveCatalogue } from './serve-catalogue.ts';

/**
 * Looks at every story of the catalogue: judges it by the laws of layout, and compares its picture with the approved one:
 * `npm run visual [words of stories]`. With `--approve` the pictures as they are become the approved ones.
 */
const say = (words: string): void => void process.stdout.write(`${words}\n`);
/** The tile type in the name of a look: `hero--plain@360`. */
const typeOf = (name: string): string => name.split('--')[0] ?? '';
const isLaw = (name: string): name is LawName => Object.hasOwn(laws, name);

const options = readVisualOptions(process.argv.slice(2));
const pictures = createApprovedPictures(options.approved);
const stories = planStories();
const looks = planLooks(stories, options.words);
const names = new Set(planLooks(stories).flatMap((look) => (look.pictured ? [lookName(look)] : [])));

/** Looks at the stories in a browser. What becomes of each picture is told to `onPicture`. */
async function look(
  asked: readonly LawName[],
  onPicture: (name: string, file: Buffer) => boolean,
): Promise<readonly Breach[]> {
  const served = await serveCatalogue(options.catalogue ?? buildCatalogue());
  const browser = await openBrowser();
  try {
    return await lookAtStories(browser, served.url, {
      looks: asked.length > 0 ? looks : looks.filter(({ pictured }) => pictured),
      laws: asked,
      onPicture: (each, file) => onPicture(lookName(each), file),
    });
  } finally {
    await browser.close();
    await served.close();
  }
}

async function approve(): Promise<void> {
  let changed = 0;
  const broken = await look([], (name, file) => {
    if (pictures.judge(name, file).kind === 'same') return true;
    pictures.approve(name, file);
    changed += 1;
    return true;
  });
  for (const { look: each, words } of broken) say(`${lookName(each)} was not drawn: ${words}`);
  const superfluous = pictures.superfluous(names);
  for (const name of superfluous) pictures.remove(name);
  say(`Approved ${changed} pictures, removed ${superfluous.length}.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

function writeResults({ results }: VisualOptions, failed: readonly NamedVerdict[], count: object): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'count.json'), JSON.stringify(count));
  if (failed.length === 0) return;
  const page = join(results, 'index.html');
  writeFileSync(page, differencePage(failed));
  for (const verdict of failed) {
    const what = verdict.kind === 'differs' ? `${verdict.difference.pixels} pixels differ` : 'no picture is approved';
    say(`${verdict.name}: ${what}`);
  }
  say(`\nSide by side: ${page}\nIf they are as they should be: npm run visual:approve`);
}

async function compare(): Promise<void> {
  const unlike = new Map<string, NamedVerdict>();
  const breaches = await look(Object.keys(laws).filter(isLaw), (name, file) => {
    const verdict = pictures.judge(name, file);
    if (verdict.kind === 'same') unlike.delete(name);
    else unlike.set(name, { ...verdict, name });
    return verdict.kind !== 'differs';
  });
  const verdicts = [...unlike.values()].sort((one, other) => one.name.localeCompare(other.name));
  const types = new Set(verdicts.map(({ name }) => typeOf(name)));
  const newTypes = [...types].filter((type) => !pictures.knows(type));
  for (const type of newTypes)
    say(`${type} is new: look at it with npm run catalogue, then npm run visual:approve ${type}--`);
  const failed = verdicts.filter(({ name }) => !newTypes.includes(typeOf(name)));
  for (const { look: each, law, words } of breaches) say(`${lookName(each)}, ${law}: ${words}`);
  const superfluous = pictures.superfluous(names);
  for (const name of superfluous) say(`${name}: approved, and no story has it. To remove it: npm run visual:approve`);
  const bad = new Set([...breaches.map((breach) => lookName(breach.look)), ...failed.map(({ name }) => name)]);
  const count = { passed: looks.length - bad.size, failed: bad.size + superfluous.length };
  writeResults(options, failed, count);
  const taken = looks.filter(({ pictured }) => pictured).length;
  say(
    `${looks.length} looks of ${stories.length} stories, ${taken} pictures: ${count.passed} as they should be, ${count.failed} not.`,
  );
  process.exitCode = count.failed > 0 ? 1 : 0;
}

if (!picturesAreAlike) {
  say(
    'Pictures are compared on Linux x64 alone, where everybody’s browser is the same: run this in a container of node:24, or leave it to CI.',
  );
  writeResults(options, [], { passed: 0, failed: 0 });
  process.exitCode = options.approve ? 1 : 0;
} else if (looks.length === 0) {
  say(`No story’s name holds ${options.words.join(' or ')}.`);
  process.exitCode = 1;
} else await (options.approve ? approve() : compare());
