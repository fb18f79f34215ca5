import { useId } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import { maxListSearch, type TileTypeUse } from '#schemas/api/content/page-list.ts';
import type { PageSearch } from '../../api/pages.ts';
import type { PreviewFacts } from '../../api/preview-facts.ts';
import { PhoneMenu } from '../../ui/disclosure/phone-menu.tsx';

interface PageFiltersProps {
  readonly search: PageSearch;
  /** The tile types in use. */
  readonly types: readonly TileTypeUse[] | undefined;
  /** The names of the tile types; undefined until they are loaded. */
  readonly names: PreviewFacts['tileTypes'] | undefined;
  readonly onSearch: (search: PageSearch) => void;
}

export const statusLabels: readonly (readonly [PageSearch['status'], string])[] = [
  ['all', 'All'],
  ['live', 'Live'],
  ['changed', 'Changes not live'],
  ['scheduled', 'Scheduled'],
  ['unpublished', 'Unpublished'],
  ['draft', 'Never published'],
  ['template', 'Templates'],
  ['shared', 'Shared tiles'],
  ['deleted', 'Deleted'],
];

const statusHints: Readonly<Partial<Record<PageSearch['status'], string>>> = {
  live: 'Pages that visitors can see.',
  changed: 'Live pages whose draft has changes that visitors do not see yet.',
  scheduled: 'Pages that go live or end at a set time.',
  unpublished: 'Pages that were live before and are not now.',
  draft: 'Pages that visitors have never seen.',
  template:
    'The patterns of restaurant, city and offer pages, which visitors see with the details of each, and the pages that new pages can start with, which visitors do not see.',
  shared: 'Tiles that several pages show.',
  deleted: 'Deleted pages, which can be restored. Their addresses stay reserved.',
};

const orders: readonly (readonly [PageSearch['sort'], string])[] = [
  ['address', 'Address'],
  ['title', 'Title'],
  ['changed', 'Last change'],
];

/** Filters the page list by text, status and the tiles in use, and sorts it. */
export function PageFilters({ search, types, names, onSearch }: PageFiltersProps) {
  const statusHintId = useId();
  const statusHint = statusHints[search.status];
  return (
    <search className="page-filters">
      <LabelledControl label="Search">
        <Input
          dir="auto"
          type="search"
          value={search.text}
          maxLength={maxListSearch}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </LabelledControl>
      <PhoneMenu label={describeFilters(search)}>
        <LabelledControl label="Status">
          <Select
            value={search.status}
            aria-describedby={statusHint === undefined ? undefined : statusHintId}
            onChange={({ target }) =>
              onSearch({ ...search, status: statusLabels.find(([name]) => name === target.value)?.[0] ?? 'all' })
            }
          >
            {statusLabels.map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </Select>
        </LabelledControl>
        <LabelledControl label="Uses tile">
          <Select value={search.tile} onChange={({ target }) => onSearch({ ...search, tile: target.value })}>
            <option value="">Any</option>
            {types?.map(({ type, pages }) => (
              <option key={type} value={type}>
                {`${names?.find(({ value }) => value === type)?.label ?? type} (${pages})`}
              </option>
            ))}
          </Select>
        </LabelledControl>
        <LabelledControl label="Sort by">
          <Select
            value={search.sort}
            onChange={({ target }) =>
              onSearch({ ...search, sort: orders.find(([name]) => name === target.value)?.[0] ?? 'address' })
            }
          >
            {orders.map(([name, text]) => (
              <option key={name} value={name}>
                {name === 'address' && search.text.trim() !== '' ? 'Best match' : text}
              </option>
            ))}
          </Select>
        </LabelledControl>
      </PhoneMenu>
      {statusHint !== undefined && (
        <p className="hint" id={statusHintId}>
          {statusHint}
        </p>
      )}
    </search>
  );
}

/** The name of the button that shows the filters on phones: “Filter (1)”. */
function describeFilters({ status, tile }: PageSearch): string {
  const count = Number(status !== 'all') + Number(tile !== '');
  return count === 0 ? 'Filter' : `Filter (${count})`;
}
