import { Fragment, type MouseEvent, Suspense } from 'react';
import { Link } from 'wouter';
import type { ListedPage } from '#schemas/api/content/page-list.ts';
import { isPageWithoutAddress, ownAddressOf } from '#schemas/content/page/page-without-address.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { Menu } from '../../ui/menu.tsx';
import { formatDateTimeNear } from '../../ui/time/format-date-time.ts';
import { productNow } from '../../ui/time/product-clock.ts';
import { addressOfPage, pageStatusParts, whyPermanent } from '../page-status.ts';
import { Cell, Row } from './grid-parts.tsx';
import { MarkedText, MatchedText } from './matched-text.tsx';
import type { PageLayout } from './page-search.ts';
import { LazyPageThumbnail } from './page-thumbnail.lazy.ts';

export interface PageItemActions {
  readonly onDuplicate: (page: ListedPage) => void;
  readonly onMakeTemplate: (page: ListedPage) => void;
  readonly onMove: (page: ListedPage) => void;
  readonly onDelete: (page: ListedPage) => void;
  readonly onRestore: (page: ListedPage) => void;
  readonly onPurge: (page: ListedPage) => void;
}

interface PageItemProps extends PageItemActions {
  /** `use` is how often the page uses the tile type in the filter. */
  readonly page: ListedPage;
  readonly index: number;
  readonly layout: PageLayout;
  /** Whether the tab stop of the grid is here. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Whether the API stores pages. */
  readonly storesPages?: boolean | undefined;
  /** The address that the thumbnail shows. */
  readonly path: string | undefined;
  /** Since when a window has it open, as an ISO timestamp. */
  readonly openSince?: string | undefined;
  readonly onFocus: () => void;
  readonly onToggle: (isRange: boolean) => void;
}

const emptyThumbnail = <span className="page-thumbnail" />;

/** A page in the list: a row of the table, or a card of the gallery. */
export function PageItem(props: PageItemProps) {
  const { page, index, layout, isActive, isSelected, path, openSince, onFocus, onToggle } = props;
  const { id, title, deletedAt, use } = page;
  const name = nameOfPage(title ?? id);
  // Several pages can have one title.
  const fullName = title === undefined ? id : `${name}, ${ownAddressOf(id) ?? id}`;
  const tabIndex = isActive ? 0 : -1;
  const click = (event: MouseEvent<HTMLElement>): void => {
    if (!(event.target instanceof Element) || event.target.closest('a, .menu')) return;
    // A range of pages and not of text.
    if (event.shiftKey) getSelection()?.removeAllRanges();
    onToggle(event.shiftKey);
  };
  const common = {
    className: 'page-item',
    'data-index': index,
    'data-status': statusOf(page),
    'aria-selected': isSelected,
    tabIndex,
    onFocus,
    onClick: click,
  };
  const check = (
    <input
      type="checkbox"
      aria-label={`Select ${fullName}`}
      tabIndex={-1}
      checked={isSelected}
      onChange={() => undefined}
    />
  );
  const link = deletedAt ? (
    <strong>{name}</strong>
  ) : (
    <Link href={`/pages/${encodeURIComponent(id)}`} tabIndex={tabIndex}>
      {page.titleParts && name === title ? <MarkedText parts={page.titleParts} /> : name}
    </Link>
  );
  const status = (
    <span className="page-status">
      {pageStatusParts(page).map(({ text, mark }, at) => (
        <Fragment key={text}>
          {at > 0 && ' · '}
          {mark ? (
            <b className="status-mark" data-mark={mark}>
              {text}
            </b>
          ) : (
            text
          )}
        </Fragment>
      ))}
      {use && ` · ${use.draft === 1 ? 'once' : `${use.draft} times`} in the draft, ${use.published} live`}
      {openSince && ` · Open in an editor since ${formatDateTimeNear(new Date(openSince), new Date(productNow()))}`}
    </span>
  );
  const menu = <Menu label={`Actions for ${fullName}`} face="…" tabIndex={tabIndex} actions={actionsOf(props)} />;
  const where = page.match && <MatchedText place="Page settings" {...page.match} />;
  if (layout === 'gallery')
    return (
      <Cell {...common}>
        <Suspense fallback={emptyThumbnail}>
          {path === undefined || deletedAt ? emptyThumbnail : <LazyPageThumbnail key={path} path={path} />}
        </Suspense>
        {check}
        {link}
        <code>{addressOfPage(id)}</code>
        {status}
        {where}
        {menu}
      </Cell>
    );
  return (
    <Row aria-rowindex={index + 2} data-row {...common}>
      <Cell>{check}</Cell>
      <Cell>
        {link}
        {where}
      </Cell>
      <Cell>
        <code>{addressOfPage(id)}</code>
      </Cell>
      <Cell>{status}</Cell>
      <Cell>
        <time>{lastChange(page)}</time>
      </Cell>
      <Cell>{menu}</Cell>
    </Row>
  );
}

const statusOf = ({ deletedAt, publishedRevision, hasDraft }: ListedPage): string =>
  deletedAt ? 'deleted' : publishedRevision ? (hasDraft ? 'changed' : 'live') : 'draft';

/** When the page was saved, published, unpublished or restored last. */
function lastChange({ liveChangedAt, draftSavedAt, publishedAt }: ListedPage): string {
  const at = [liveChangedAt, draftSavedAt, publishedAt].map((each) => (each ? Date.parse(each) : 0));
  const latest = Math.max(...at);
  return latest === 0 ? '' : formatDateTimeNear(new Date(latest), new Date(productNow()));
}

const actionsOf = (props: PageItemProps) => {
  const { page, storesPages, onDuplicate, onMakeTemplate, onMove, onDelete, onRestore, onPurge } = props;
  return page.deletedAt
    ? [
        { label: 'Restore', run: () => onRestore(page) },
        // Only the service can free an address.
        ...(storesPages === false ? [] : [{ label: 'Delete permanently…', run: () => onPurge(page) }]),
      ]
    : [
        // A copy of a page without an address would have one.
        ...(isPageWithoutAddress(page.id)
          ? []
          : [
              { label: 'Duplicate', run: () => onDuplicate(page) },
              { label: 'Make a template…', run: () => onMakeTemplate(page) },
              { label: 'Change address…', run: () => onMove(page), unavailable: whyNotMoved(page, storesPages) },
            ]),
        { label: 'Delete', run: () => onDelete(page), unavailable: whyNotDeleted(page, storesPages) },
      ];
};

/** Why a page cannot have another address; undefined if it can. */
const whyNotMoved = ({ id }: ListedPage, storesPages: boolean | undefined): string | undefined =>
  whyPermanent(id) ?? (storesPages === false ? 'The API has no call for changing addresses.' : undefined);

/** Why a page cannot be deleted; undefined if it can. */
function whyNotDeleted({ id, publishedRevision }: ListedPage, storesPages: boolean | undefined): string | undefined {
  const needed = whyPermanent(id);
  if (needed !== undefined) return needed;
  return storesPages === false && publishedRevision ? 'The API has no call for deleting its pages.' : undefined;
}
