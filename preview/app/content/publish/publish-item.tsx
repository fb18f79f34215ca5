import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type ItemContent,
  itemRevisionQuery,
  itemStateQuery,
  publishItem,
  scheduledItemQuery,
} from '#preview/app/api/content.ts';
import { conflictReason } from '#preview/app/document/merge/describe-conflict.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { millisecondsUntilDue } from '#preview/app/publish/milliseconds-until-due.ts';
import { OutcomeMessage } from '#preview/app/publish/outcome-message.tsx';
import { LiveSince } from '#preview/app/publish/review/live-since.tsx';
import { describeScheduledVersion, ScheduledVersion } from '#preview/app/publish/schedule/scheduled-version.tsx';
import { BarDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import { useFocusWhenReady } from '#preview/app/ui/dialogs/use-focus-when-ready.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { productNow } from '#preview/app/ui/time/product-clock.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { useItem, useItemState } from '../editor/item-context.ts';
import { CheckLines } from '../editor/problems/check-lines.tsx';
import { countChecks, listItemChecks } from '../editor/problems/item-checks.ts';
import { useItemProblems } from '../editor/problems/use-item-problems.ts';
import { readItem } from '../editor/read-item.ts';
import { thisItem } from '../kind-views.ts';
import { DifferenceLines } from './difference-lines.tsx';
import { isEndedVacancy } from './is-ended-vacancy.ts';
import { describeItemChanges } from './item-changes.ts';
import { ItemRevisions } from './item-revisions.tsx';
import { ItemSchedule } from './item-schedule.tsx';
import { ItemPlaces } from './places/item-places.tsx';
import { describePublished } from './places/listing-period.ts';
import { placesOf } from './places/places-of.ts';
import { proposeRedirects } from './propose-redirects.ts';
import { RedirectChoice } from './redirect-choice.tsx';
import { UnpublishItem } from './unpublish/unpublish-item.tsx';
import { useItemPublishing } from './use-item-publishing.ts';

interface PublishItemProps {
  readonly state: ContentState;
  readonly autosave: Autosave<ItemContent>;
  /** Whether the editor must choose between two versions first. */
  readonly hasConflict: boolean;
  /** Why changes are not saved, which prevents publishing. */
  readonly unsavedReason?: string | undefined;
  readonly onClose: () => void;
}

/** What to know before publishing an item: its problems, what changes, where it is shown, and when it goes live. */
export function PublishItem({ state, autosave, hasConflict, unsavedReason, onClose }: PublishItemProps) {
  const { itemKey, view, editor, facts, navigation } = useItem();
  const { history } = useItemState();
  const { errors, warnings } = useItemProblems();
  const dialog = useRef<HTMLDialogElement>(null);
  const { outcome, rejected, isBusy, run, report } = useItemPublishing(autosave);
  const live = state.isLive ? (state.publishedRevision ?? 0) : 0;
  const { data, error } = useQuery({ ...itemRevisionQuery(itemKey, live), enabled: live > 0 });
  useQuery({
    ...itemStateQuery(itemKey),
    refetchInterval: () => millisecondsUntilDue(state, productNow()),
  });
  useEffect(() => {
    // The service publishes what is stored.
    void autosave.flush();
  }, [autosave]);
  const [addsRedirects, setAddsRedirects] = useState(true);
  const redirects = proposeRedirects(itemKey.kind, data, history.present);
  const differences = data === undefined ? [] : describeItemChanges(itemKey.kind, data, history.present);
  const checks = listItemChecks(itemKey.kind, history.present, [...errors, ...rejected, ...warnings]);
  const isBlocked = hasConflict || errors.length > 0;
  const blockedReason = (action: string): string =>
    hasConflict ? conflictReason : `Fix the errors listed under Checks before you ${action}.`;
  const publishReason = (hasConflict ? undefined : unsavedReason) ?? (isBlocked ? blockedReason('publish') : undefined);
  const isUnchanged = state.isLive && data !== undefined && differences.length === 0;
  const button = useFocusWhenReady(
    publishReason === undefined && checks.length === 0 && (!state.isLive || data !== undefined) && !isUnchanged,
  );
  const liveItem = state.isLive && data !== undefined ? readItem(data) : undefined;
  const [firstPath] = liveItem ? placesOf(view, itemKey.id, liveItem, facts) : [];
  const now = new Date(productNow());
  const hasEnded = isEndedVacancy(itemKey.kind, history.present, now);
  const [isCancelled, setCancelled] = useState(false);
  const { scheduledAt } = state;
  const { data: scheduled } = useQuery({
    ...scheduledItemQuery(itemKey, scheduledAt ?? ''),
    enabled: Boolean(scheduledAt),
  });
  const isScheduledDraft = scheduled !== undefined && isSame(scheduled, history.present);
  const publish = (): Promise<void> =>
    run(
      (version) =>
        publishItem(itemKey, {
          version,
          ...(addsRedirects && redirects.length > 0 && { redirects }),
          ...(isCancelled && { cancelsSchedule: true }),
        }),
      `${describePublished(view, history.present, now)}${describeScheduledVersion(scheduledAt, { isDraft: isScheduledDraft, isCancelled })}`,
    );
  return (
    <BarDialog heading="Publish" className="publish" ref={dialog} onClose={onClose}>
      <div className="dialog-body publish-parts">
        <section aria-labelledby="checks-heading">
          <h3 id="checks-heading">Checks</h3>
          {isUnchanged && state.publishedAt && <LiveSince at={state.publishedAt} />}
          <p>{hasConflict ? conflictReason : checks.length === 0 ? 'No problems found.' : `${countChecks(checks)}.`}</p>
          <CheckLines
            checks={checks}
            onGo={(path) => {
              dialog.current?.close();
              // The dialog is closed by then.
              requestAnimationFrame(() => navigation.goTo(path));
            }}
          />
        </section>
        <section className="comparison" aria-labelledby="comparison-heading">
          <h3 id="comparison-heading">What changes for visitors</h3>
          {error && <p className="error-message">{errorMessageOf(error)}</p>}
          {!state.isLive && (
            <p>{`${thisItem(view, 'is')} ${state.publishedRevision ? 'unpublished' : 'not live yet'}, so ${view.isPlural ? 'all of them are' : 'all of it is'} new.`}</p>
          )}
          {isUnchanged && <p>No changes: the draft is the same as what is live.</p>}
          <DifferenceLines differences={differences} problems={[...errors, ...rejected]} />
          {differences.length > 0 && (
            <EditorButton
              onClick={() => {
                editor.change({ label: 'Discarded the changes', to: () => readItem(data) });
                report('The changes are discarded.', true, {
                  undo: () => {
                    editor.undo();
                    report('The changes are back.');
                  },
                });
              }}
            >
              Discard changes
            </EditorButton>
          )}
        </section>
        <ItemSchedule
          state={state}
          run={run}
          disabledReason={hasConflict ? conflictReason : undefined}
          draftDisabledReason={
            (isBlocked && blockedReason('schedule it')) ||
            (isUnchanged ? 'There are no changes to publish.' : undefined)
          }
        />
        <RedirectChoice redirects={redirects} isChosen={addsRedirects} onChoose={setAddsRedirects} />
        <ItemPlaces live={liveItem} />
        <ItemRevisions state={state} onReport={report} />
      </div>
      <div className="dialog-foot">
        <OutcomeMessage
          outcome={outcome}
          address={firstPath && !hasEnded ? `${facts.siteAddress}${firstPath}` : undefined}
        />
        <EditorButton
          ref={button}
          variant="primary"
          disabled={isBlocked || unsavedReason !== undefined}
          aria-disabled={isBusy || isUnchanged || undefined}
          aria-describedby={publishReason ? 'publish-blocked' : undefined}
          onClick={() => {
            if (!isUnchanged) void publish();
          }}
        >
          Publish now
        </EditorButton>
        {publishReason === undefined && (isUnchanged || checks.length > 0) && (
          <p className="hint">{isUnchanged ? 'There are no changes to publish.' : 'There are warnings: see Checks.'}</p>
        )}
        {publishReason && (
          <p className="error-message" id="publish-blocked">
            {publishReason}
          </p>
        )}
        {state.isLive && view.idLabel !== undefined && <UnpublishItem state={state} isBusy={isBusy} run={run} />}
        {scheduledAt && !isUnchanged && (
          <ScheduledVersion
            scheduledAt={scheduledAt}
            isDraft={isScheduledDraft}
            isCancelled={isCancelled}
            onCancel={setCancelled}
          />
        )}
      </div>
    </BarDialog>
  );
}
