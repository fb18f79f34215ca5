import { escapeMarkup } from '#site/documents/escape-markup.ts';
import type { Comparison } from './baselines.ts';
import { writePng } from './picture/write-png.ts';

export type FailedComparison = Exclude<Comparison, { readonly kind: 'same' }> & { readonly name: string };

/** What is wrong, in a few words. */
export const summarize = (comparison: FailedComparison): string =>
  comparison.kind === 'differs' ? `${comparison.difference.pixels} pixels differ` : 'no baseline';

/** So that the page can be opened: pictures beyond these are only named. */
const mostShown = 60;

const figure = (title: string, png: Buffer | undefined): string =>
  png
    ? `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`
    : `<figure><figcaption>${title}</figcaption><p>There is none.</p></figure>`;

function section(comparison: FailedComparison): string {
  const { name, now } = comparison;
  const [baseline, difference] =
    comparison.kind === 'differs'
      ? [comparison.baseline, writePng(comparison.difference.shown)]
      : [undefined, undefined];
  return `<section><h2>${escapeMarkup(name)}</h2>
<p>${summarize(comparison)}. To approve it: <code>npm run visual:approve ${escapeMarkup(name)}</code></p>
<div>${figure('Baseline', baseline)}${figure('Now', now)}${figure('Difference', difference)}</div></section>`;
}

/** A page that shows each baseline, its screenshot, and what differs, side by side. All of it is in the one file. */
export function reportPage(failed: readonly FailedComparison[]): string {
  const rest = failed.slice(mostShown).map(({ name }) => `<li>${escapeMarkup(name)}</li>`);
  return `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><title>Failed comparisons: ${failed.length}</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eee; }
div { display: flex; gap: 1rem; align-items: start; }
figure { flex: 1 1 0; min-width: 0; margin: 0; }
img { max-width: 100%; border: 1px solid #999; background: #fff; }
</style>
<h1>Failed comparisons: ${failed.length}</h1>
${failed.slice(0, mostShown).map(section).join('\n')}
${rest.length > 0 ? `<h2>And</h2><ul>${rest.join('')}</ul>` : ''}
</html>
`;
}
