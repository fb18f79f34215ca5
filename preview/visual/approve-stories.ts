import { lookName } from './plan-looks.ts';
import { type VisualRun, visitLooks } from './visual-run.ts';

/**
 * Makes the screenshots of the looks that were asked for their baselines, and removes obsolete baselines among them. Says what it
 * did by `print`, and returns whether every story could be rendered.
 */
export async function approveStories(
  { options, baselines, looks, obsolete }: VisualRun,
  print: (line: string) => void,
): Promise<boolean> {
  let approved = 0;
  const breaches = await visitLooks(options, {
    looks: looks.filter(({ pictured }) => pictured),
    laws: [],
    onScreenshot: (name, screenshot) => {
      if (baselines.compare(name, screenshot).kind === 'same') return true;
      baselines.approve(name, screenshot);
      approved += 1;
      return true;
    },
  });
  for (const { look, words } of breaches) print(`${lookName(look)} was not rendered: ${words}`);
  for (const name of obsolete) baselines.remove(name);
  print(`Baselines: ${approved} approved, ${obsolete.length} obsolete removed.`);
  return breaches.length === 0;
}
