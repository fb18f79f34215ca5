import { escapeMarkup } from '#site/documents/escape-markup.ts';
import type { Comparison } from './baselines.ts';
import { writePng } from './picture/write-png.ts';
import { typeOf } from './type-of.ts';

export type FailedComparison = Exclude<Comparison, { readonly kind: 'same' }> & { readonly name: string };

/** What is wrong, in a few words. */
export function summarize(comparison: FailedComparison): string {
  if (comparison.kind === 'missing') return 'no baseline';
  const { pixels, taller } = comparison.difference;
  const height = taller === 0 ? '' : `, ${Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'}`;
  return `${pixels} pixels differ${height}`;
}

/** So that the page can be opened: of each block, comparisons beyond these are only named. */
const mostShown = 10;

const approveCommand = (words: string): string => `<code>npm run visual:approve ${escapeMarkup(words)}</code>`;

const figure = (title: string, png: Buffer | undefined): string =>
  png
    ? `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`
    : `<figure><figcaption>${title}</figcaption><p>None</p></figure>`;

function comparisonSection(comparison: FailedComparison): string {
  const { name, now } = comparison;
  const [baseline, difference] =
    comparison.kind === 'differs'
      ? [comparison.baseline, writePng(comparison.difference.shown)]
      : [undefined, undefined];
  return `<section><h3>${escapeMarkup(name)}</h3>
<p>${summarize(comparison)}. To approve it: ${approveCommand(name)}</p>
<div>${figure('Baseline', baseline)}${figure('Now', now)}${figure('Difference', difference)}</div></section>`;
}

function blockSection(type: string, failed: readonly FailedComparison[]): string {
  const rest = failed
    .slice(mostShown)
    .map((each) => `<li>${escapeMarkup(each.name)}: ${summarize(each)}. ${approveCommand(each.name)}</li>`);
  return `<section id="${escapeMarkup(type)}"><h2>${escapeMarkup(type)}: ${failed.length}</h2>
<p>To approve all of this block: ${approveCommand(`${type}--`)}</p>
${failed.slice(0, mostShown).map(comparisonSection).join('\n')}
${rest.length > 0 ? `<h3>More</h3><ul>${rest.join('')}</ul>` : ''}</section>`;
}

/**
 * A page that shows, by block, each baseline, its screenshot, and what differs, with the command that approves it. All of it is
 * in the one file.
 */
export function reportPage(failed: readonly FailedComparison[]): string {
  const types = [...new Set(failed.map(({ name }) => typeOf(name)))].sort();
  const byType = (type: string) => failed.filter(({ name }) => typeOf(name) === type);
  const links = types.map((type) => `<li><a href="#${escapeMarkup(type)}">${escapeMarkup(type)}</a></li>`);
  return `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><title>Failed comparisons: ${failed.length}</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eee; }
div { display: flex; gap: 1rem; align-items: start; }
figure { flex: 1 1 0; min-width: 0; margin: 0; }
img { max-width: 100%; border: 1px solid #999; background: #fff; }
</style>
<h1>Failed comparisons: ${failed.length}</h1>
<ul>${links.join('')}</ul>
${types.map((type) => blockSection(type, byType(type))).join('\n')}
</html>
`;
}
