import { useState } from 'react';
import { Link } from 'wouter';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { linkProblems, type ReportedItem, type ReportedLink } from '../../../api/link-report.ts';
import { nameOfKind } from '../../../content/kind-views.ts';
import { nameOfContent } from '../../../content/name-of-page.ts';
import { nameOf } from '../../../document/page-content.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { formatTime } from '../../../ui/time/format-date-time.ts';
import { addressOfPage } from '../../page-status.ts';
import { FindNav } from '../find-nav.tsx';
import { routeOfField } from '../route-of-field.ts';
import { useLinkReport } from './use-link-report.ts';

type Problem = ReportedLink['problem'];

const problemLabels: Readonly<Record<Problem, string>> = {
  missing: 'There is no page at this address.',
  unpublished: 'This page is not published.',
  deleted: 'This page is deleted.',
  moved: 'This page has moved. The link works through a redirect.',
  anchor: 'The page has no tile or heading with this anchor.',
};

const filterLabels: Readonly<Record<Problem, string>> = {
  missing: 'No such page',
  unpublished: 'Not published',
  deleted: 'Deleted',
  moved: 'Moved',
  anchor: 'No such anchor',
};

/** The links of all content that lead nowhere, to unpublished pages, or through redirects. */
export function LinkReport() {
  const report = useLinkReport();
  const { items, checked, total, unchecked, error, isDone, checkAgain } = report;
  const [filter, setFilter] = useState<Problem | 'all'>('all');
  const shown = items
    .map((item) => ({ ...item, links: item.links.filter(({ problem }) => filter === 'all' || problem === filter) }))
    .filter(({ links }) => links.length > 0);
  const count = shown.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <main className="pages find-view">
      <title>Link report · Preview</title>
      <header>
        <h1>Link report</h1>
        <EditorButton onClick={checkAgain}>Check again</EditorButton>
      </header>
      <FindNav />
      <p>Links to addresses of this site, in pages and other content, live or in drafts.</p>
      {items.length > 0 && (
        <LabelledControl label="Show">
          <Select
            value={filter}
            onChange={({ target }) => setFilter(linkProblems.find((each) => each === target.value) ?? 'all')}
          >
            <option value="all">All problems</option>
            {linkProblems.map((problem) => (
              <option key={problem} value={problem}>
                {filterLabels[problem]}
              </option>
            ))}
          </Select>
        </LabelledControl>
      )}
      {error !== undefined && (
        <p className="error-message" role="alert">
          {error} <EditorButton onClick={checkAgain}>Try again</EditorButton>
        </p>
      )}
      <p role="status">{describeResult(report, count, filter === 'all' || items.length === 0)}</p>
      {!isDone && error === undefined && <progress value={checked} max={Math.max(total, 1)} aria-label="Checked" />}
      {isDone && unchecked > 0 && (
        <p className="hint">
          {unchecked === 1 ? '1 address was' : `${unchecked} addresses were`} not checked, because the site did not
          respond.
        </p>
      )}
      {shown.map((item) => (
        <ItemLinks key={`${item.kind} ${item.id}`} item={item} />
      ))}
    </main>
  );
}

/** “412 links checked at 16:23, all in order.” `count` of them need attention and are shown. */
function describeResult(report: ReturnType<typeof useLinkReport>, count: number, showsAll: boolean): string {
  const { isDone, checked, total, links, doneAt, unchecked, error } = report;
  if (error !== undefined) return '';
  if (!isDone) return total === 0 ? 'Checking links…' : `Checked ${checked} of ${total} pages and other items…`;
  const time = doneAt ? ` at ${formatTime(doneAt)}` : '';
  const sum = `${links === 1 ? '1 link' : `${links.toLocaleString('en-GB')} links`} checked${time}`;
  if (count > 0)
    return `${sum}. ${count === 1 ? '1 link needs attention.' : `${count.toLocaleString('en-GB')} links need attention.`}`;
  return showsAll && unchecked === 0 ? `${sum}, all in order.` : `${sum}. No link needs attention.`;
}

function ItemLinks({ item }: { readonly item: ReportedItem }) {
  const { kind, id, links } = item;
  const name = nameOfContent(item);
  return (
    <section className="find-group">
      <h2>
        {name} <small>{kind === 'page' ? addressOfPage(id) : nameOfKind(kind)}</small>
      </h2>
      <ul>
        {links.map((link) => (
          <li key={`${link.href} ${link.path.join('.')} ${link.isDraft}`}>
            <span>
              <code>{link.href}</code> {describeProblem(link)}
              <small>{describePlace(link)}</small>
            </span>
            {link.isDraft && (
              <Link
                href={routeOfField(kind, id, link)}
                aria-label={`Go to field: ${link.href} in ${name}`}
                className="ui-button ui-button-small ui-button-secondary"
              >
                Go to field
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const describeProblem = ({ problem, restaurant }: ReportedLink): string =>
  restaurant === undefined
    ? problemLabels[problem]
    : `The restaurant ${restaurant} is ${problem === 'deleted' ? 'deleted' : 'not published'}.`;

/** Where the link is, and who sees it. */
function describePlace({ field, tile, isLive, isDraft }: ReportedLink): string {
  const seen = isLive ? (isDraft ? 'live' : 'live, but no longer in the draft: publish it') : 'in the draft only';
  return [tile && nameOf(tile), field, seen].filter(Boolean).join(' · ');
}
