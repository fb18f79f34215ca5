import type { Browser } from '@playwright/test';
import { axeSource } from '../laws/axe-finds-nothing.ts';
import { everyLaw, laws } from '../laws/laws.ts';
import type { Breach } from '../run/look-at-stories.ts';
import { openStoryPage } from '../run/story-page.ts';
import { type Look, lookName } from '../select/plan-looks.ts';
import type { CssFault } from './css-faults.ts';

export interface FoundFault {
  readonly fault: CssFault;
  readonly look: Look;
  readonly words: string;
}

export interface FaultResult {
  /** What violates a rule without any defect. */
  readonly untouched: readonly Breach[];
  readonly found: readonly FoundFault[];
}

/**
 * Shows each snapshot once, and injects one by one the defects that were not found yet. A defect is found if its rule
 * fails with it.
 */
export async function findFaults(
  browser: Browser,
  url: string,
  looks: readonly Look[],
  faults: readonly CssFault[],
): Promise<FaultResult> {
  const untouched: Breach[] = [];
  const found: FoundFault[] = [];
  const hidden = new Set(faults);
  const [first] = looks;
  if (!first) return { untouched, found };
  const { page, show, close } = await openStoryPage(browser, url, first.story, [axeSource()]);
  for (const look of looks) {
    await show(look.story, look.width);
    for (const law of everyLaw)
      for (const words of await page.evaluate(laws[law])) untouched.push({ look, law, words });
    for (const fault of hidden) {
      const style = await page.addStyleTag({ content: fault.css });
      const [words] = await page.evaluate(laws[fault.law]);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
      if (words === undefined) continue;
      hidden.delete(fault);
      found.push({ fault, look, words });
    }
  }
  await close();
  return {
    untouched: untouched.toSorted((one, other) => lookName(one.look).localeCompare(lookName(other.look))),
    found,
  };
}
