import { escapeMarkup } from '#site/documents/escape-markup.ts';
import type { Verdict } from './approved-pictures.ts';
import { writePng } from './picture/write-png.ts';

export type NamedVerdict = Exclude<Verdict, { readonly kind: 'same' }> & { readonly name: string };

/** So that the page can be opened: pictures beyond these are only named. */
const mostShown = 60;

const figure = (title: string, png: Buffer | undefined): string =>
  png
    ? `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`
    : `<figure><figcaption>${title}</figcaption><p>There is none.</p></figure>`;

function section(verdict: NamedVerdict): string {
  const { name, now } = verdict;
  const [approved, difference] =
    verdict.kind === 'differs' ? [verdict.approved, writePng(verdict.difference.shown)] : [undefined, undefined];
  const what = verdict.kind === 'differs' ? `${verdict.difference.pixels} pixels differ` : 'no picture is approved';
  return `<section><h2>${escapeMarkup(name)}</h2><p>${what}. If it is as it should be: <code>npm run visual:approve ${escapeMarkup(name)}</code></p>
<div>${figure('Approved', approved)}${figure('Now', now)}${figure('Difference', difference)}</div></section>`;
}

/** A page that shows each picture as approved, as it is, and what differs, side by side. All of it is in the one file. */
export function differencePage(verdicts: readonly NamedVerdict[]): string {
  const rest = verdicts.slice(mostShown).map(({ name }) => `<li>${escapeMarkup(name)}</li>`);
  return `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><title>Pictures that differ: ${verdicts.length}</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eee; }
div { display: flex; gap: 1rem; align-items: start; }
figure { flex: 1 1 0; min-width: 0; margin: 0; }
img { max-width: 100%; border: 1px solid #999; background: #fff; }
</style>
<h1>Pictures that differ: ${verdicts.length}</h1>
${verdicts.slice(0, mostShown).map(section).join('\n')}
${rest.length > 0 ? `<h2>And</h2><ul>${rest.join('')}</ul>` : ''}
</html>
`;
}
