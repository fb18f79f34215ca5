import { findChanged, type VisualRun } from './run/visual-run.ts';
import { snapshotName } from './select/plan-snapshots.ts';

/**
 * Makes the screenshots of the selected snapshots their baselines, and removes obsolete baselines among them. Reports
 * through `print`, and returns whether every story rendered and passed the rules.
 */
export async function approveStories(run: VisualRun, print: (line: string) => void): Promise<boolean> {
  const { baselines, obsolete } = run;
  for (const name of obsolete) baselines.remove(name);
  const changed = await findChanged(
    run,
    run.snapshots.filter((snapshot) => snapshot.hasBaseline),
  );
  const differing = new Set<string>();
  const approved = new Set<string>();
  const violations = await run.visit(changed.snapshots, (name, screenshot) => {
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
  for (const { snapshot, rule, message } of violations) print(`${snapshotName(snapshot)}, ${rule}: ${message}`);
  const invalidNames = new Set(violations.map(({ snapshot }) => snapshotName(snapshot)));
  changed.savePassed(changed.snapshots.filter((snapshot) => !invalidNames.has(snapshotName(snapshot))));
  print(`Baselines: ${approved.size} approved, ${obsolete.length} obsolete removed.`);
  return violations.length === 0;
}
