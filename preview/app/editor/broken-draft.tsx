import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { keepRevision, putDraft, revisionQuery, revisionsQuery } from '../api/pages.ts';
import { nameOfPage } from '../content/name-of-page.ts';
import { isEditable, readContent } from '../document/page-content.ts';
import { downloadPage } from '../ui/download-file.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { formatDateTime } from '../ui/time/format-date-time.ts';

interface BrokenDraftProps {
  readonly id: string;
  readonly state: PageState;
  /** The draft as it is stored. */
  readonly page?: unknown;
  readonly storesPages: boolean;
  /** The stored draft can be edited now. */
  readonly onRestored: () => void;
}

/** A draft whose tiles are not a list. It is saved as a revision, or as a file, before another version replaces it. */
export function BrokenDraft({ id, state, page, storesPages, onRestored }: BrokenDraftProps) {
  const client = useQueryClient();
  const revisions = useQuery(revisionsQuery(id));
  const [message, setMessage] = useState<string>();
  const restore = async (number: number): Promise<void> => {
    setMessage(undefined);
    try {
      const restored = await client.fetchQuery(revisionQuery(id, number));
      if (!isEditable(restored)) throw new Error(`Revision ${number} has no list of tiles either.`);
      if (storesPages) await keepRevision({ ...(isRecord(page) ? page : { content: page }), id });
      else downloadPage(id, page);
      await putDraft(readContent(id, restored), state.draftVersion);
      onRestored();
    } catch (error) {
      setMessage(`The draft was not replaced. ${errorMessageOf(error)}`);
    }
  };
  return (
    <Notice title="This draft cannot be edited">
      <title>{`${nameOfPage(state.title ?? id)} · Preview`}</title>
      <p>
        The draft of <strong>{nameOfPage(state.title ?? id)}</strong> has no list of tiles, so it cannot be shown.
        Visitors do not see it. Restore an earlier version: the draft is first saved as a{' '}
        {storesPages ? 'revision' : 'file'}.
      </p>
      {message !== undefined && (
        <p className="error-message" role="alert">
          {message}
        </p>
      )}
      <EarlierVersions revisions={revisions} live={state.publishedRevision} onRestore={restore} />
      <p className="notice-actions">
        <EditorButton onClick={() => downloadPage(id, page)}>Download the draft as JSON</EditorButton>
        <a href="/">All pages</a>
      </p>
    </Notice>
  );
}

interface EarlierVersionsProps {
  readonly revisions: {
    readonly data?: readonly { readonly number: number; readonly at: string }[] | undefined;
    readonly error: Error | null;
  };
  readonly live: number | null | undefined;
  readonly onRestore: (number: number) => unknown;
}

/** The revisions of a page, or its live version if the API stores no revisions. */
function EarlierVersions({ revisions: { data, error }, live, onRestore }: EarlierVersionsProps) {
  if (error) return <p className="error-message">{errorMessageOf(error)}</p>;
  if (!data) return <p className="empty">Loading revisions…</p>;
  if (data.length === 0 && typeof live === 'number')
    return <EditorButton onClick={() => onRestore(live)}>Restore the live page</EditorButton>;
  if (data.length === 0) return <p>This page has no earlier version.</p>;
  return (
    <ol className="revisions" reversed>
      {data.map(({ number, at }) => (
        <li key={number} value={number} data-number={number}>
          <span>
            {formatDateTime(at)}
            {number === live && <strong> live</strong>}
          </span>
          <EditorButton aria-label={`Restore: revision ${number}`} onClick={() => onRestore(number)}>
            Restore to draft
          </EditorButton>
        </li>
      ))}
    </ol>
  );
}
