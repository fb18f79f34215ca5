import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import { UseList } from '../../publish/uses/use-list.tsx';
import { addressOfPage } from '../page-status.ts';

export interface BulkRow {
  readonly id: string;
  readonly title: string;
  /** Shown instead of the address of the page. */
  readonly address?: string;
  /** What happens with the page, or why nothing does. */
  readonly note: string;
  /** The content that uses it. */
  readonly uses?: readonly ContentUse[] | undefined;
}

interface BulkList {
  readonly heading: string;
  readonly rows: readonly BulkRow[];
  readonly isError?: boolean;
  /** Introduces what uses a page or item, unless its note does: “Linked from:”. */
  readonly usesLabel?: string;
}

/** Pages in groups, page by page. An empty group is not shown. */
export const BulkLists = ({ lists }: { readonly lists: readonly BulkList[] }) =>
  lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ heading, rows, isError = false, usesLabel }) => (
      <section key={heading} className="bulk-list" data-error={isError}>
        <h3>{heading}</h3>
        <ul>
          {rows.map(({ id, title, address = addressOfPage(id), note, uses }) => (
            <li key={id}>
              <strong>{title}</strong> <code>{address}</code> <span>{note}</span>
              {uses && uses.length > 0 && (
                <div className="bulk-uses">
                  {usesLabel && <span>{usesLabel}</span>}
                  <UseList uses={uses} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
    ));
