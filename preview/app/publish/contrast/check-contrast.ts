import { keyOf, type PageContent } from '#preview/app/document/page-content.ts';
import type { Finding } from '#preview/review/finding.ts';
import { loadAxe } from './load-axe.ts';
import { type LowContrast, readLowContrast } from './low-contrast.ts';

/** How long to wait until the canvas shows the current page, in milliseconds. */
const timeoutMs = 8000;

/**
 * Measures the contrast of the page's text in the first viewport of the canvas, against its actual background.
 * Undefined if no viewport is open, or if it does not show the current page in time.
 */
export async function checkContrast(page: PageContent, signal: AbortSignal): Promise<Finding[] | undefined> {
  const frameDocument = await findRenderedFrame(signal);
  const axe = frameDocument && (await loadAxe(frameDocument));
  if (!axe || signal.aborted) return undefined;
  const { violations } = await axe.run(
    { include: [['main > .tile']] },
    { runOnly: { type: 'rule', values: ['color-contrast'] }, elementRef: true, resultTypes: ['violations'] },
  );
  const found = violations.flatMap(({ nodes }) => nodes.flatMap(readLowContrast));
  return [...new Map(found.map((low) => [`${low.key} ${low.colours}`, low])).values()].map((low) =>
    createFinding(page, low),
  );
}

/** Names the viewport and the preview date of the canvas, on which the contrast depends; undefined without a viewport. */
export function describeMeasuredFrame(): string | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('.canvas .frame iframe');
  return frame ? `${frame.width} ${frame.height} ${frame.src}` : undefined;
}

/** The document of the first viewport, once it shows the current page. */
async function findRenderedFrame(signal: AbortSignal): Promise<Document | undefined> {
  const until = performance.now() + timeoutMs;
  while (!signal.aborted && performance.now() < until) {
    const frame = document.querySelector<HTMLIFrameElement>('.canvas:not([aria-busy="true"]) .frame iframe');
    const frameDocument = frame?.contentDocument;
    if (frameDocument?.readyState === 'complete' && frameDocument.querySelector('main')) return frameDocument;
    if (!document.querySelector('.frame iframe')) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

function createFinding(page: PageContent, { key, text, ratio, required, colours }: LowContrast): Finding {
  const at = page.tiles.findIndex((tile) => keyOf(tile) === key);
  const tile = page.tiles[at];
  return {
    code: 'contrast-low',
    severity: 'warning',
    path: at < 0 ? [] : ['tiles', at],
    ...(tile && { tile: { key, type: String(tile.type) } }),
    message: `“${text}” is hard to read: its contrast is ${ratio} to 1 (${colours}), and must be at least ${required} to 1.`,
    fixes: [],
  };
}
