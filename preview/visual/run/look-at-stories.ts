import type { Browser, Page } from '@playwright/test';
import { axeSource } from '../laws/axe-finds-nothing.ts';
import { type LawName, laws } from '../laws/laws.ts';
import { type Look, lookName } from '../select/plan-looks.ts';
import { actOnStory } from './act-on-story.ts';
import { openStoryPage } from './story-page.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** A rule violation, and its snapshot. */
export interface Breach {
  readonly look: Look;
  readonly law: LawName | 'it renders';
  readonly words: string;
}

export interface Selection {
  readonly looks: readonly Look[];
  /** The rules to check. */
  readonly laws: readonly LawName[];
  /**
   * Called with the screenshot, a PNG, of each snapshot that has a baseline. Returns whether it matches. One that does
   * not is rendered and captured once more, because a failure must be reproducible.
   */
  readonly onPicture?: (look: Look, file: Buffer) => boolean;
}

async function judge(page: Page, look: Look, asked: readonly LawName[]): Promise<Breach[]> {
  const found: Breach[] = [];
  for (const law of asked) {
    if (law === 'axe finds nothing' && !look.hasAxe) continue;
    const words = await page.evaluate(laws[law]);
    found.push(...words.map((each) => ({ look, law, words: each })));
  }
  return found;
}

/** Visits snapshots from the queue, one after the other, in its own page. */
async function lookOn(browser: Browser, url: string, queue: Look[], selection: Selection): Promise<Breach[]> {
  const [next] = queue;
  if (!next) return [];
  const { page, show, close } = await openStoryPage(browser, url, next.story, [axeSource()]);
  const found: Breach[] = [];
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  for (let look = queue.shift(); look; look = queue.shift()) {
    try {
      await show(look.story, look.width);
      await actOnStory(page, look.action);
      found.push(...(await judge(page, look, selection.laws)));
      if (!look.pictured || !selection.onPicture || selection.onPicture(look, await takeScreenshot(page))) continue;
      await show(look.story, look.width);
      await actOnStory(page, look.action);
      selection.onPicture(look, await takeScreenshot(page));
    } catch (error) {
      thrown.push(error instanceof Error ? error.message : String(error));
    } finally {
      for (const words of thrown.splice(0)) found.push({ look, law: 'it renders', words: words.slice(0, 300) });
    }
  }
  await close();
  return found;
}

/**
 * Visits stories in two pages in parallel: checks the rules, and takes screenshots. Returns the violations, sorted by
 * name.
 */
export async function lookAtStories(browser: Browser, url: string, selection: Selection): Promise<readonly Breach[]> {
  const queue = [...selection.looks];
  const found = await Promise.all([1, 2].map(() => lookOn(browser, url, queue, selection)));
  return found.flat().sort((one, other) => lookName(one.look).localeCompare(lookName(other.look)));
}
