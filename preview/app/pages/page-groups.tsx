import type { ListedPage } from '#schemas/api/content/page-list.ts';
import { PageListItem } from './page-list-item.tsx';

interface PageGroupsProps {
  /** Templates are last. */
  readonly pages: readonly ListedPage[];
  readonly storesPages: boolean | undefined;
  readonly onDuplicate: (page: ListedPage) => void;
  readonly onDelete: (page: ListedPage) => void;
  readonly onRestore: (page: ListedPage) => void;
}

const isTemplate = ({ id }: ListedPage): boolean => id.startsWith('_');

/** The pages with an address of their own, then the templates. */
export function PageGroups({ pages, storesPages, onDuplicate, onDelete, onRestore }: PageGroupsProps) {
  const groups = [
    { name: 'Pages', pages: pages.filter((page) => !isTemplate(page)) },
    { name: 'Templates', pages: pages.filter(isTemplate) },
  ].filter((group) => group.pages.length > 0);
  return groups.map((group) => (
    <section key={group.name} aria-label={group.name}>
      <h2 className="page-group">{group.name}</h2>
      <ul className="page-list">
        {group.pages.map((page) => (
          <PageListItem
            key={page.id}
            page={page}
            storesPages={storesPages}
            onDuplicate={() => onDuplicate(page)}
            onDelete={() => onDelete(page)}
            onRestore={() => onRestore(page)}
          />
        ))}
      </ul>
    </section>
  ));
}
