import { useEffect, useRef } from 'react';
import { messageOf } from '../api/send-request.ts';
import { EditorButton } from '../ui/editor-button.tsx';

interface ShowMoreProps {
  /** The number of pages that are shown. */
  readonly count: number;
  readonly list: {
    readonly hasNextPage: boolean;
    readonly error: Error | null;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Loads the next part of the list on request, and moves the focus to its first page. */
export function ShowMore({ count, list }: ShowMoreProps) {
  const { hasNextPage, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const first = countBefore.current;
    if (first === undefined || count <= first) return;
    countBefore.current = undefined;
    document.querySelectorAll('.page-list > li')[first]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [count]);
  if (!hasNextPage) return null;
  return (
    <div className="show-more">
      {isFetchNextPageError && error && (
        <p className="error-message" role="alert">
          {messageOf(error)}
        </p>
      )}
      <EditorButton
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          if (isFetchingNextPage) return;
          countBefore.current = count;
          void fetchNextPage();
        }}
      >
        {isFetchingNextPage ? 'Loading more pages…' : isFetchNextPageError ? 'Try again' : 'Show more'}
      </EditorButton>
    </div>
  );
}
