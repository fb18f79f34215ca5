import { Link } from 'wouter';
import type { ContentUse } from '#schemas/api/content/content-items.ts';
import { itemRoute } from '../kind-views.ts';
import { nameOfPage } from '../name-of-page.ts';

/** Links to the editors of content that uses something. */
export const UseList = ({ uses }: { readonly uses: readonly ContentUse[] }) => (
  <ul className="places">
    {uses.map((use) => (
      <li key={`${use.kind} ${use.id}`}>
        <Link href={routeOf(use)}>{use.kind === 'page' ? nameOfPage(use.name ?? use.id) : (use.name ?? use.id)}</Link>
        {!use.isLive && ' (draft)'}
      </li>
    ))}
  </ul>
);

const routeOf = ({ kind, id }: ContentUse): string =>
  kind === 'page' ? `/pages/${encodeURIComponent(id)}` : itemRoute(kind, id);
