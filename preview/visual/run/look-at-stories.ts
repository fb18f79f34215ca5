import type { Browser, Page } from '@playwright/test';
import { axeSource } from '../laws/axe-finds-nothing.ts';
import { type LawName, laws } from '../laws/laws.ts';
import { type Look, lookName } from '../select/plan-looks.ts';
import { actOnStory } from './act-on-story.ts';
import { openStoryPage } from './story-page.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** A law that does not hold, and where. */
export interface Breach {
  readonly look: Look;
  readonly law: LawName | 'it is drawn';
  readonly words: string;
}

export interface Selection {
  readonly looks: readonly Look[];
  /** Which laws are asked for. */
  readonly laws: readonly LawName[];
  /**
   * Called with the screenshot, a PNG, of each look of which a picture is kept; none is taken without it. Says whether it is as it
   * should be; one that is not is drawn and taken once more, because what is wrong must last.
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

/** Takes looks from the queue, one after the other, in a page of its own, until none is left. */
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
      for (const words of thrown.splice(0)) found.push({ look, law: 'it is drawn', words: words.slice(0, 300) });
    }
  }
  await close();
  return found;
}

/** Looks at stories in two pages at once: judges them by the laws, and takes pictures. Gives what breaks a law, in the order of names. */
export async function lookAtStories(browser: Browser, url: string, selection: Selection): Promise<readonly Breach[]> {
  const queue = [...selection.looks];
  const found = await Promise.all([1, 2].map(() => lookOn(browser, url, queue, selection)));
  return found.flat().sort((one, other) => lookName(one.look).localeCompare(lookName(other.look)));
}
