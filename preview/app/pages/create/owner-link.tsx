import { Link } from 'wouter';
import type { PageState } from '#schemas/api/content/editing.ts';
import { nameOfPage } from '../../content/name-of-page.ts';

/** A link to the page that has an address, after the message that says so. */
export const OwnerLink = ({ owner: { id, title } }: { readonly owner: Pick<PageState, 'id' | 'title'> }) => (
  <>
    {' '}
    <Link href={`/pages/${encodeURIComponent(id)}`}>Open {nameOfPage(title ?? id)}</Link>
  </>
);
