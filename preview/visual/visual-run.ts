import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { planStories } from '../catalogue/plan-stories.ts';
import { type Baselines, createBaselines } from './baselines.ts';
import type { LawName } from './laws/laws.ts';
import { type Breach, lookAtStories } from './look-at-stories.ts';
import { nameMatches } from './name-matches.ts';
import { openBrowser } from './open-browser.ts';
import { type Look, lookName, planLooks } from './plan-looks.ts';
import type { VisualOptions } from './read-visual-options.ts';
import { serveCatalogue } from './serve-catalogue.ts';

/** What `npm run visual` and `npm run visual:approve` work on. */
export interface VisualRun {
  readonly options: VisualOptions;
  readonly baselines: Baselines;
  /** The looks that were asked for. */
  readonly looks: readonly Look[];
  /** Baselines among those asked for that no story has any more. */
  readonly obsolete: readonly string[];
}

/** Plans what the options ask for. Reads the folder of baselines, and starts nothing. */
export function planVisualRun(options: VisualOptions): VisualRun {
  const baselines = createBaselines(options.baselines);
  const all = planLooks(planStories());
  const expected = new Set(all.flatMap((look) => (look.pictured ? [lookName(look)] : [])));
  return {
    options,
    baselines,
    looks: all.filter((look) => nameMatches(lookName(look), options.words)),
    obsolete: baselines.names().filter((name) => !expected.has(name) && nameMatches(name, options.words)),
  };
}

interface Visit {
  readonly looks: readonly Look[];
  readonly laws: readonly LawName[];
  /** Called with the name and the screenshot of each look that has a baseline; returns whether it is right. */
  readonly onScreenshot: (name: string, screenshot: Buffer) => boolean;
}

/** Shows the looks in a browser, and returns which laws they break. */
export async function visitLooks({ catalogue }: VisualOptions, visit: Visit): Promise<readonly Breach[]> {
  if (visit.looks.length === 0) return [];
  const served = await serveCatalogue(catalogue ?? buildCatalogue());
  const browser = await openBrowser();
  try {
    return await lookAtStories(browser, served.url, {
      looks: visit.looks,
      laws: visit.laws,
      onPicture: (look, screenshot) => visit.onScreenshot(lookName(look), screenshot),
    });
  } finally {
    await browser.close();
    await served.close();
  }
}
