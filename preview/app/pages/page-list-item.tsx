import { Link } from 'wouter';
import type { ListedPage } from '#schemas/api/content/page-list.ts';
import { Menu } from '../ui/menu.tsx';
import { pageStatus } from './page-status.ts';

interface PageListItemProps {
  /** `use` is how often the page uses the tile type in the filter. */
  readonly page: ListedPage;
  readonly onDuplicate: () => void;
  /** Whether the API stores pages. */
  readonly storesPages?: boolean | undefined;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
}

/** A page in the list of all pages. */
export function PageListItem({ page, onDuplicate, storesPages, onDelete, onRestore }: PageListItemProps) {
  const { id, title, deletedAt, hasDraft, publishedRevision, use } = page;
  const name = title ?? id;
  const isTemplate = id.startsWith('_');
  return (
    <li data-status={deletedAt ? 'deleted' : publishedRevision ? (hasDraft ? 'changed' : 'live') : 'draft'}>
      {deletedAt ? <strong>{name}</strong> : <Link href={`/pages/${encodeURIComponent(id)}`}>{name}</Link>}
      <code>{isTemplate ? `template ${id.slice(1)}` : id === 'home' ? '/' : `/${id}`}</code>
      <span>
        {pageStatus(page, { storesPages })}
        {use && ` · ${use.draft === 1 ? 'once' : `${use.draft} times`} in the draft, ${use.published} live`}
      </span>
      <Menu
        label={`Actions for ${name}`}
        face="⋯"
        actions={
          deletedAt
            ? [{ label: 'Restore', run: onRestore }]
            : [
                { label: 'Duplicate', run: onDuplicate },
                { label: 'Delete', run: onDelete, unavailable: whyNotDeleted(page, storesPages) },
              ]
        }
      />
    </li>
  );
}

/** Why a page cannot be deleted; undefined if it can. */
function whyNotDeleted({ id, publishedRevision }: ListedPage, storesPages: boolean | undefined): string | undefined {
  if (id === 'home') return 'The site needs a home page.';
  if (id.startsWith('_')) return 'Other addresses need this template.';
  if (storesPages === false && publishedRevision) return 'The API has no call for deleting its pages.';
  return undefined;
}
