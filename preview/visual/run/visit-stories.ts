import type { Browser, Page } from '@playwright/test';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { axeSource } from '../rules/find-axe-violations.ts';
import { type RuleName, rules } from '../rules/rules.ts';
import { type Snapshot, snapshotName } from '../select/plan-snapshots.ts';
import { actOnStory } from './act-on-story.ts';
import { openStoryPage } from './story-page.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** A rule violation, and its snapshot. */
export interface Violation {
  readonly snapshot: Snapshot;
  readonly rule: RuleName | 'it renders';
  readonly message: string;
}

export interface VisitOptions {
  readonly snapshots: readonly Snapshot[];
  /** The rules to check. */
  readonly rules: readonly RuleName[];
  /**
   * Called with the screenshot, a PNG, of each snapshot that has a baseline. Returns whether it matches. One that does
   * not is rendered and captured once more, because a failure must be reproducible.
   */
  readonly onScreenshot?: (snapshot: Snapshot, file: Buffer) => boolean;
}

async function checkRules(page: Page, snapshot: Snapshot, checkedRules: readonly RuleName[]): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const rule of checkedRules) {
    if (rule === 'axe finds nothing' && !snapshot.hasAxe) continue;
    const messages = await page.evaluate(rules[rule]);
    found.push(...messages.map((each) => ({ snapshot, rule, message: each })));
  }
  return found;
}

/** Visits snapshots from the queue, one after the other, in its own page. */
async function visitQueue(
  browser: Browser,
  url: string,
  queue: Snapshot[],
  options: VisitOptions,
): Promise<Violation[]> {
  const [next] = queue;
  if (!next) return [];
  const { page, show, close } = await openStoryPage(browser, url, next.story, [axeSource()]);
  const found: Violation[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (let snapshot = queue.shift(); snapshot; snapshot = queue.shift()) {
    try {
      await show(snapshot.story, snapshot.width);
      await actOnStory(page, snapshot.action);
      found.push(...(await checkRules(page, snapshot, options.rules)));
      if (!snapshot.hasBaseline || !options.onScreenshot || options.onScreenshot(snapshot, await takeScreenshot(page)))
        continue;
      await show(snapshot.story, snapshot.width);
      await actOnStory(page, snapshot.action);
      options.onScreenshot(snapshot, await takeScreenshot(page));
    } catch (error) {
      errors.push(errorMessageOf(error));
    } finally {
      for (const message of errors.splice(0))
        found.push({ snapshot, rule: 'it renders', message: message.slice(0, 300) });
    }
  }
  await close();
  return found;
}

/**
 * Visits stories in two pages in parallel: checks the rules, and takes screenshots. Returns the violations, sorted by
 * name.
 */
export async function visitStories(
  browser: Browser,
  url: string,
  options: VisitOptions,
): Promise<readonly Violation[]> {
  const queue = [...options.snapshots];
  const found = await Promise.all([1, 2].map(() => visitQueue(browser, url, queue, options)));
  return found.flat().sort((one, other) => snapshotName(one.snapshot).localeCompare(snapshotName(other.snapshot)));
}
