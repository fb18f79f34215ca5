import { findChanged, type VisualRun } from './run/visual-run.ts';
import { lookName } from './select/plan-looks.ts';

/**
 * Makes the screenshots of the selected snapshots their baselines, and removes obsolete baselines among them. Reports
 * through `print`, and returns whether every story rendered and passed the rules.
 */
export async function approveStories(run: VisualRun, print: (line: string) => void): Promise<boolean> {
  const { baselines, obsolete } = run;
  for (const name of obsolete) baselines.remove(name);
  const changed = await findChanged(
    run,
    run.looks.filter((look) => look.pictured),
  );
  const differing = new Set<string>();
  const approved = new Set<string>();
  const breaches = await run.visit(changed.looks, (name, screenshot) => {
    if (baselines.compare(name, screenshot).kind === 'same') return true;
    // A screenshot that differs only once would make a baseline that no other one matches, so it is taken again.
    if (!differing.has(name)) {
      differing.add(name);
      return false;
    }
    baselines.approve(name, screenshot);
    approved.add(name);
    return true;
  });
  for (const { look, law, words } of breaches) print(`${lookName(look)}, ${law}: ${words}`);
  const broken = new Set(breaches.map(({ look }) => lookName(look)));
  changed.savePassed(changed.looks.filter((look) => !broken.has(lookName(look))));
  print(`Baselines: ${approved.size} approved, ${obsolete.length} obsolete removed.`);
  return breaches.length === 0;
}
