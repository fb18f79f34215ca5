import { useMemo, useState } from 'react';
import type { ItemContent } from '#preview/app/api/content.ts';
import { viewports } from '#preview/app/canvas/viewports/viewports.ts';
import { useLayout } from '#preview/app/editor/layout/editor-layout.ts';
import type { SaveState } from '#preview/app/editor/save/create-autosave.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { formatWeekdayTime } from '#preview/app/ui/time/format-date-time.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { useItem } from '../editor/item-context.ts';
import { listMissingFields } from '../editor/problems/unfilled-fields.ts';
import { describeFitness, findDraftFitness } from './draft-fitness.ts';
import { PreviewControls } from './preview-controls.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreviewPages } from './use-preview-pages.ts';

export interface ItemPreviewProps {
  /** The draft as it was saved last, and its version. */
  readonly draft: ItemContent;
  readonly version: number;
  readonly save: SaveState;
  /** When the scheduled version of the item goes live. */
  readonly scheduledAt?: string | undefined;
  /** Whether visitors see the item. */
  readonly isLive: boolean;
}

/** One of the pages on which the edited item can be seen, rendered with its saved draft. */
export function ItemPreview({ draft, version, save, scheduledAt, isLive }: ItemPreviewProps) {
  const { itemKey, view } = useItem();
  const { pages, isSearching, error } = usePreviewPages(draft);
  const { itemPreview } = useLayout();
  const [path, setPath] = useState<string>();
  const [at, setAt] = useState(dateInAddress);
  const [isDraftShown, setDraftShown] = useState(false);
  const isDue = at !== undefined && scheduledAt !== undefined && new Date(scheduledAt) <= at;
  const isScheduled = isDue && !isDraftShown;
  const fitness = useMemo(() => findDraftFitness(itemKey.kind, draft), [itemKey.kind, draft]);
  const missing = useMemo(
    () => (fitness === 'unusable' ? listMissingFields(itemKey.kind, draft) : []),
    [fitness, itemKey.kind, draft],
  );
  const all = [...pages.own, ...pages.using];
  const page = all.find((each) => each.path === path) ?? all[0];
  const viewport = viewports.find(({ id }) => id === itemPreview.viewport) ?? viewports[0];
  if (!page || !viewport)
    return (
      <div className="item-preview-body">
        {error ? (
          <p className="error-message">{errorMessageOf(error)}</p>
        ) : (
          <p>{emptyMessage(isSearching, view.noun)}</p>
        )}
      </div>
    );
  const target = { at, items: [itemKey], isLivePage: page.isLive, isScheduled };
  const messages = [
    isScheduled ? undefined : describeFitness(fitness, isLive, missing),
    !isScheduled && isUnsaved(save)
      ? 'Your latest changes are not saved, so the preview does not show them.'
      : undefined,
    error ? `Not all pages could be found. ${errorMessageOf(error)}` : undefined,
  ].filter((message) => message !== undefined);
  return (
    <div className="item-preview-body">
      <PreviewControls pages={pages} path={page.path} onPath={setPath} at={at} onAt={setAt} />
      {isDue && (
        <p className="item-preview-version">
          {`Shows ${isScheduled ? '' : 'the draft, not '}the version that goes live ${formatWeekdayTime(scheduledAt)}.`}{' '}
          <EditorButton onClick={() => setDraftShown(isScheduled)}>
            {isScheduled ? 'Show the draft' : 'Show that version'}
          </EditorButton>
        </p>
      )}
      <div role="status" className="item-preview-messages">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {(fitness !== 'unusable' || isLive || isScheduled) && (
        <PreviewFrame
          address={draftAddress(page.path, { ...target, isStatic: true })}
          pageAddress={draftAddress(page.path, target)}
          path={page.path}
          version={version}
          viewport={viewport}
        />
      )}
    </div>
  );
}

/** The preview date that a link to the editor states. */
function dateInAddress(): Date | undefined {
  const date = new Date(new URLSearchParams(location.search).get('at') ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const emptyMessage = (isSearching: boolean, noun: string): string =>
  isSearching ? 'Looking for pages…' : `No page shows this ${noun}.`;

const isUnsaved = ({ kind }: SaveState): boolean =>
  kind === 'offline' || kind === 'refused' || kind === 'signed-out' || kind === 'conflict';
