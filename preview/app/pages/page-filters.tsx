import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import type { TileUse } from '#schemas/api/content/editing-tools.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import type { PageSearch } from './find-pages.ts';

interface PageFiltersProps {
  readonly search: PageSearch;
  readonly uses: readonly TileUse[] | undefined;
  readonly onSearch: (search: PageSearch) => void;
}

const statuses: readonly (readonly [PageSearch['status'], string])[] = [
  ['all', 'All'],
  ['live', 'Live'],
  ['draft', 'Unpublished changes'],
  ['deleted', 'Deleted'],
];

/** Filters the page list by text, status and the tiles in use. */
export function PageFilters({ search, uses, onSearch }: PageFiltersProps) {
  return (
    <search className="page-filters">
      <LabelledControl label="Search">
        <Input
          type="search"
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </LabelledControl>
      <LabelledControl label="Status">
        <Select
          value={search.status}
          onChange={({ target }) =>
            onSearch({ ...search, status: statuses.find(([name]) => name === target.value)?.[0] ?? 'all' })
          }
        >
          {statuses.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </Select>
      </LabelledControl>
      <LabelledControl label="Uses tile">
        <Select value={search.tile} onChange={({ target }) => onSearch({ ...search, tile: target.value })}>
          <option value="">Any</option>
          {uses?.map(({ type, pages }) => (
            <option key={type} value={type}>
              {`${findTileType(type)?.title ?? type} (${pages.length})`}
            </option>
          ))}
        </Select>
      </LabelledControl>
    </search>
  );
}
