import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ListedPage } from '#schemas/api/content/page-list.ts';
import type { PageAddress } from '../../api/preview-facts.ts';
import { Cell, ColumnHeader, Grid, Row, RowGroup } from './grid-parts.tsx';
import { PageItem, type PageItemActions } from './page-item.tsx';
import type { PageLayout } from './page-search.ts';
import { useGridFocus } from './use-grid-focus.ts';
import type { PageRange } from './use-page-parts.ts';
import type { PageSelection } from './use-selection.ts';
import { useVisibleRows } from './use-visible-rows.ts';

interface PageGridProps extends PageItemActions {
  readonly layout: PageLayout;
  /** Whether pages may say where they have the words of a search, for which rows are higher. */
  readonly hasMatches: boolean;
  readonly total: number;
  readonly pageAt: (index: number) => ListedPage | undefined;
  /** Called with the range that is about to be rendered. */
  readonly onRange: (range: PageRange) => void;
  readonly selection: PageSelection;
  readonly storesPages: boolean | undefined;
  /** Since when pages are open in an editor, by page id. */
  readonly openPages: ReadonlyMap<string, string>;
  /** The addresses of the pages, for thumbnails. */
  readonly addresses: readonly PageAddress[] | undefined;
}

/** The pages as a table or a gallery with one tab stop. Only what is near the window is rendered. */
export function PageGrid(props: PageGridProps) {
  const { layout, hasMatches, total, pageAt, onRange, selection, storesPages, openPages, addresses } = props;
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const columns = useColumns(grid, layout);
  const rows = Math.ceil(total / columns);
  const { first, end, rowHeight } = useVisibleRows(body, rows, `${layout} ${columns} ${hasMatches}`);
  useLayoutEffect(
    () => onRange({ first: first * columns, last: Math.min(total, end * columns) - 1 }),
    [onRange, first, end, columns, total],
  );
  const { active, setActive, handleKey } = useGridFocus({ grid, total, columns, rowHeight, selection });
  // The tab stop must exist, even after the page that had it was scrolled away.
  const isRendered = active >= first * columns && active < end * columns;
  const tabStop = isRendered ? active : Math.min(total - 1, first * columns);
  const itemAt = (index: number): ReactNode => {
    const page = pageAt(index);
    if (!page) return <EmptyItem key={`at ${index}`} index={index} layout={layout} />;
    return (
      <PageItem
        key={page.id}
        page={page}
        index={index}
        layout={layout}
        isActive={index === tabStop}
        isSelected={selection.pages.has(page.id)}
        storesPages={storesPages}
        path={pathOf(page, addresses)}
        openSince={openPages.get(page.id)}
        onFocus={() => setActive(index)}
        onToggle={(isRange) => (isRange ? void selection.extendTo(index) : selection.toggle(index))}
        onDuplicate={props.onDuplicate}
        onMakeTemplate={props.onMakeTemplate}
        onMove={props.onMove}
        onDelete={props.onDelete}
        onRestore={props.onRestore}
        onPurge={props.onPurge}
      />
    );
  };
  const visibleRows = Array.from({ length: end - first }, (_, at) => first + at);
  return (
    <Grid
      className={`page-grid page-${layout}`}
      data-matches={hasMatches || undefined}
      aria-label="Pages"
      aria-multiselectable="true"
      aria-rowcount={layout === 'table' ? total + 1 : rows}
      aria-colcount={layout === 'table' ? undefined : columns}
      ref={grid}
      onKeyDown={handleKey}
    >
      {layout === 'table' && <TableHead />}
      <RowGroup data-body="" ref={body}>
        <div role="presentation" style={{ blockSize: first * rowHeight }} />
        {visibleRows.map((row) =>
          layout === 'table' ? (
            itemAt(row)
          ) : (
            <Row
              aria-rowindex={row + 1}
              data-row=""
              key={row}
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {Array.from({ length: Math.min(columns, total - row * columns) }, (_, at) => itemAt(row * columns + at))}
            </Row>
          ),
        )}
        <div role="presentation" style={{ blockSize: (rows - end) * rowHeight }} />
      </RowGroup>
    </Grid>
  );
}

const TableHead = () => (
  <RowGroup>
    <Row aria-rowindex={1} className="page-head">
      <ColumnHeader>
        <span className="visually-hidden">Selected</span>
      </ColumnHeader>
      <ColumnHeader>Title</ColumnHeader>
      <ColumnHeader>Address</ColumnHeader>
      <ColumnHeader>Status</ColumnHeader>
      <ColumnHeader>Last change</ColumnHeader>
      <ColumnHeader>
        <span className="visually-hidden">Actions</span>
      </ColumnHeader>
    </Row>
  </RowGroup>
);

/** A page that is not loaded yet. */
const EmptyItem = ({ index, layout }: { readonly index: number; readonly layout: PageLayout }) =>
  layout === 'gallery' ? (
    <Cell className="page-item" data-index={index} data-loading tabIndex={-1}>
      Loading…
    </Cell>
  ) : (
    <Row aria-rowindex={index + 2} className="page-item" data-row="" data-index={index} data-loading tabIndex={-1}>
      <Cell />
      <Cell>Loading…</Cell>
    </Row>
  );

/** The address that shows a page; undefined for a template that no content uses. */
function pathOf({ id }: ListedPage, addresses: readonly PageAddress[] | undefined): string | undefined {
  if (id === 'home') return '/';
  return id.startsWith('_') ? addresses?.find(({ page }) => page === id)?.path : `/${id}`;
}

/** In pixels: the least width of a card. */
const cardWidth = 230;

/** How many cards fit beside each other. */
function useColumns(grid: RefObject<HTMLElement | null>, layout: PageLayout): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const measure = (): void => setColumns(Math.max(1, Math.floor((grid.current?.clientWidth ?? 0) / cardWidth)));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [grid]);
  return layout === 'table' ? 1 : columns;
}
