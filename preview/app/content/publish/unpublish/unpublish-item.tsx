import { useState } from 'react';
import { publishItem, unpublishItem } from '#preview/app/api/content.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { useItem } from '../../editor/item-context.ts';
import type { ItemPublishing } from '../use-item-publishing.ts';
import { describePublishedAgain, describeUnpublished } from './describe-unpublished.ts';
import { UnpublishQuestion } from './unpublish-question.tsx';

interface UnpublishItemProps {
  readonly state: ContentState;
  readonly isBusy: boolean;
  readonly run: ItemPublishing['run'];
}

/** Unpublishes an item once it is confirmed, which can be undone. */
export function UnpublishItem({ state, isBusy, run }: UnpublishItemProps) {
  const { itemKey, view } = useItem();
  const [isAsking, setAsking] = useState(false);
  const unpublish = (): Promise<void> =>
    run(
      () => unpublishItem(itemKey),
      ({ publishedRevision: revision }) => ({
        message: describeUnpublished(state, `The ${view.noun}`),
        ...(typeof revision === 'number' && {
          undo: () =>
            void run(
              (version) => publishItem(itemKey, { version, revision, restoresSchedule: true }),
              describePublishedAgain(state, `The ${view.noun}`),
            ),
        }),
      }),
    );
  return (
    <>
      <EditorButton className="unpublish" aria-disabled={isBusy || undefined} onClick={() => setAsking(true)}>
        Unpublish…
      </EditorButton>
      {isAsking && (
        <UnpublishQuestion
          item={state}
          view={view}
          onConfirm={() => void unpublish()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
