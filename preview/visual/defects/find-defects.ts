import type { Browser } from '@playwright/test';
import { axeSource } from '../rules/find-axe-violations.ts';
import { ruleNames, rules } from '../rules/rules.ts';
import { openStoryPage } from '../run/story-page.ts';
import type { Violation } from '../run/visit-stories.ts';
import { type Snapshot, snapshotName } from '../select/plan-snapshots.ts';
import type { CssDefect } from './css-defects.ts';

export interface FoundDefect {
  readonly defect: CssDefect;
  readonly snapshot: Snapshot;
  readonly message: string;
}

export interface DefectResult {
  /** What violates a rule without any defect. */
  readonly violationsBefore: readonly Violation[];
  readonly found: readonly FoundDefect[];
}

/**
 * Shows each snapshot once, and injects one by one the defects that were not found yet. A defect is found if its rule
 * fails with it.
 */
export async function findDefects(
  browser: Browser,
  url: string,
  snapshots: readonly Snapshot[],
  defects: readonly CssDefect[],
): Promise<DefectResult> {
  const violationsBefore: Violation[] = [];
  const found: FoundDefect[] = [];
  const pending = new Set(defects);
  const [first] = snapshots;
  if (!first) return { violationsBefore, found };
  const { page, show, close } = await openStoryPage(browser, url, first.story, [axeSource()]);
  for (const snapshot of snapshots) {
    await show(snapshot.story, snapshot.width);
    for (const rule of ruleNames)
      for (const message of await page.evaluate(rules[rule])) violationsBefore.push({ snapshot, rule, message });
    for (const defect of pending) {
      const style = await page.addStyleTag({ content: defect.css });
      const [message] = await page.evaluate(rules[defect.rule]);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
      if (message === undefined) continue;
      pending.delete(defect);
      found.push({ defect, snapshot, message });
    }
  }
  await close();
  return {
    violationsBefore: violationsBefore.toSorted((one, other) =>
      snapshotName(one.snapshot).localeCompare(snapshotName(other.snapshot)),
    ),
    found,
  };
}
