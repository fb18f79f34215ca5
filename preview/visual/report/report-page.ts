import { escapeMarkup } from '#site/pages/finish/escape-markup.ts';
import { summarize } from '../run/failed-comparison.ts';
import type { Violation } from '../run/visit-stories.ts';
import { compareNames } from '../select/order-names.ts';
import { snapshotName } from '../select/plan-snapshots.ts';
import { typeOf } from '../select/type-of.ts';
import type { IllustratedComparison, ReportImage } from './report-images.ts';

/** The failures of a run. */
export interface VisualReport {
  readonly failed: readonly IllustratedComparison[];
  readonly violations: readonly Violation[];
  /** The patterns that selected the snapshots; none select all. */
  readonly patterns: readonly string[];
  /** Describes a snapshot by its name. */
  readonly describe: (name: string) => string;
}

const style = `body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eee; }
div { display: flex; gap: 1rem; align-items: start; }
figure { flex: 0 1 auto; min-width: 0; margin: 0; }
img { max-width: 100%; height: auto; border: 1px solid #999; background: #fff; }`;

const commandText = (patterns: readonly string[]): string => ['npm run visual:approve', ...patterns].join(' ');

const command = (patterns: readonly string[]): string => `<code>${escapeMarkup(commandText(patterns))}</code>`;

const approveIntro = (patterns: readonly string[]): string =>
  patterns.length === 0 ? 'To approve everything, for all blocks' : 'To approve everything shown';

/** How to approve everything that the run found, as a line of text. */
export const approveAll = (patterns: readonly string[]): string =>
  `${approveIntro(patterns)}: ${commandText(patterns)}`;

const figure = (name: string, { title, file, width, height }: ReportImage): string =>
  `<figure><figcaption>${title}</figcaption><img src="images/${escapeMarkup(file)}" alt="${title} of ${escapeMarkup(name)}" width="${width}" height="${height}" loading="lazy"></figure>`;

/** Everything that is wrong with one snapshot. */
function snapshotSection(name: string, { failed, violations, describe }: VisualReport): string {
  const rules = violations
    .filter(({ snapshot }) => snapshotName(snapshot) === name)
    .map(({ rule, message }) => `<li>Violates “${escapeMarkup(rule)}”: ${escapeMarkup(message)}</li>`);
  const comparison = failed.find((each) => each.name === name);
  return `<section id="${escapeMarkup(name)}"><h3>${escapeMarkup(name)}</h3>
<p>${escapeMarkup(describe(name))}.</p>
${rules.length > 0 ? `<ul>${rules.join('')}</ul>` : ''}
${comparison ? comparisonMarkup(comparison) : ''}</section>`;
}

const comparisonMarkup = (comparison: IllustratedComparison): string =>
  `<p>${summarize(comparison)}. To approve it: ${command([comparison.name])}</p>
<div>${comparison.images.map((image) => figure(comparison.name, image)).join('')}</div>`;

function blockSection(type: string, names: readonly string[], report: VisualReport): string {
  const links = names.map((name) => `<li><a href="#${escapeMarkup(name)}">${escapeMarkup(name)}</a></li>`);
  const hasComparison = report.failed.some(({ name }) => typeOf(name) === type);
  return `<section id="${escapeMarkup(type)}"><h2>${escapeMarkup(type)}: ${names.length}</h2>
${hasComparison ? `<p>To approve all of this block: ${command([`${type}--`])}</p>` : ''}
<ul>${links.join('')}</ul>
${names.map((name) => snapshotSection(name, report)).join('\n')}</section>`;
}

/**
 * A page that shows, by block, the failed snapshots with their rule violations, images, and the command to approve
 * them.
 */
export function reportPage(report: VisualReport): string {
  const { failed, violations, patterns } = report;
  const names = [
    ...new Set([...failed.map(({ name }) => name), ...violations.map(({ snapshot }) => snapshotName(snapshot))]),
  ];
  const types = [...new Set(names.map(typeOf))].sort();
  const ofType = (type: string) => names.filter((name) => typeOf(name) === type).sort(compareNames);
  const links = types.map((type) => `<li><a href="#${escapeMarkup(type)}">${escapeMarkup(type)}</a></li>`);
  return `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><title>Failed snapshots: ${names.length}</title>
<style>
${style}
</style>
<h1>Failed snapshots: ${names.length}</h1>
${failed.length > 0 ? `<p>${approveIntro(patterns)}: ${command(patterns)}</p>` : ''}
<ul>${links.join('')}</ul>
${types.map((type) => blockSection(type, ofType(type), report)).join('\n')}
</html>
`;
}
