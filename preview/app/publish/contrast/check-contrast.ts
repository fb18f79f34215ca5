import { keyOf, type PageContent } from '#preview/app/document/page-content.ts';
import type { Finding } from '#preview/review/finding.ts';
import { loadAxe } from './load-axe.ts';
import { type LowContrast, lowContrast } from './low-contrast.ts';

/** How long to wait until the canvas shows the current page, in milliseconds. */
const patience = 8000;

/**
 * Measures the contrast of the page's text in the first viewport of the canvas, against its actual background.
 * Undefined if no viewport is open, or if it does not show the current page in time.
 */
export async function checkContrast(page: PageContent, signal: AbortSignal): Promise<Finding[] | undefined> {
  const shown = await shownPage(signal);
  const axe = shown && (await loadAxe(shown));
  if (!axe || signal.aborted) return undefined;
  const { violations } = await axe.run(
    { include: [['main > .tile']] },
    { runOnly: { type: 'rule', values: ['color-contrast'] }, elementRef: true, resultTypes: ['violations'] },
  );
  const found = violations.flatMap(({ nodes }) => nodes.flatMap(lowContrast));
  return [...new Map(found.map((low) => [`${low.key} ${low.colours}`, low])).values()].map((low) => finding(page, low));
}

/** The document of the first viewport, once it shows the current page. */
async function shownPage(signal: AbortSignal): Promise<Document | undefined> {
  const until = performance.now() + patience;
  while (!signal.aborted && performance.now() < until) {
    const frame = document.querySelector<HTMLIFrameElement>('.canvas:not([aria-busy="true"]) .frame iframe');
    const shown = frame?.contentDocument;
    if (shown?.readyState === 'complete' && shown.querySelector('main')) return shown;
    if (!document.querySelector('.frame iframe')) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

function finding(page: PageContent, { key, words, ratio, least, colours }: LowContrast): Finding {
  const at = page.tiles.findIndex((tile) => keyOf(tile) === key);
  const tile = page.tiles[at];
  return {
    code: 'contrast-low',
    severity: 'warning',
    path: at < 0 ? [] : ['tiles', at],
    ...(tile && { tile: { key, type: String(tile.type) } }),
    message: `“${words}” is hard to read: its contrast is ${ratio} to 1 (${colours}), and must be at least ${least} to 1.`,
    fixes: [],
  };
}
