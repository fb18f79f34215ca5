import { Link } from 'wouter';
import { itemRoute, nameOfKind } from '#preview/app/content/kind-views.ts';
import { nameOfContent } from '#preview/app/content/name-of-page.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';

/** The most uses that are listed. Every page may link to a page. */
const maxUses = 20;

/** Links to the editors of content that uses something. What is not a page says what it is. */
export const UseList = ({ uses }: { readonly uses: readonly ContentUse[] }) => (
  <ul className="places">
    {uses.slice(0, maxUses).map((use) => (
      <li key={`${use.kind} ${use.id}`}>
        <Link href={routeOf(use)}>{nameOfContent(use)}</Link>
        {describeUse(use)}
      </li>
    ))}
    {uses.length > maxUses && <li>{`and ${uses.length - maxUses} more`}</li>}
  </ul>
);

function describeUse({ kind, isLive }: ContentUse): string {
  const notes = [kind === 'page' ? [] : nameOfKind(kind).toLowerCase(), isLive ? [] : 'draft'].flat();
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

const routeOf = ({ kind, id }: ContentUse): string =>
  kind === 'page' ? `/pages/${encodeURIComponent(id)}` : itemRoute(kind, id);
