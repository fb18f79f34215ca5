import { useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { publishPage, unpublishPage } from '../api/pages.ts';
import type { PreviewTarget } from '../canvas/render/render-draft.ts';
import { conflictReason } from '../document/merge/describe-conflict.ts';
import { useEditorContext } from '../editor/editor-context.ts';
import { useFocusWhenReady } from '../ui/dialogs/use-focus-when-ready.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { OutcomeMessage } from './outcome-message.tsx';
import { describeBlockers, type PublishBlockers } from './review/publish-blockers.ts';
import type { Checks } from './review/use-findings.ts';
import { describeScheduledVersion, ScheduledVersion } from './schedule/scheduled-version.tsx';
import type { Publishing } from './use-publishing.ts';
import { UnpublishPage } from './uses/unpublish-page.tsx';

interface PublishActionsProps {
  readonly state: PageState;
  readonly target: PreviewTarget;
  readonly publishing: Publishing;
  /** What prevents publishing. */
  readonly blockers: PublishBlockers;
  /** Whether the draft is what is live. */
  readonly isUnchanged: boolean;
  /** Whether the editor must choose between two versions first. */
  readonly hasConflict: boolean;
  /** Why changes are not saved, which prevents publishing. */
  readonly unsavedReason?: string | undefined;
  /** Whether the draft is the version that is scheduled. */
  readonly isScheduledDraft: boolean;
  readonly checks: Checks;
}

/** Publishes or unpublishes the page, and reports the outcome. */
export function PublishActions(props: PublishActionsProps) {
  const { state, target, publishing, blockers, isUnchanged, hasConflict, unsavedReason, isScheduledDraft, checks } =
    props;
  const { id, facts } = useEditorContext();
  const { outcome, isBusy, run } = publishing;
  const [isConfirming, setConfirming] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const { scheduledAt } = state;
  const publish = (): Promise<void> =>
    run(
      (version) => publishPage(id, { version, ...(isCancelled && { cancelsSchedule: true }) }),
      `The page is live.${describeScheduledVersion(scheduledAt, { isDraft: isScheduledDraft, isCancelled })}`,
    );
  // Nothing is published before the editor could see the warnings.
  const { isChecking, findings, failure } = checks;
  const blockedReason = hasConflict ? conflictReason : (unsavedReason ?? describeBlockers(blockers, 'publish'));
  const isWaiting = (isChecking || failure !== undefined) && !isUnchanged && blockedReason === undefined;
  const isLive = typeof state.publishedRevision === 'number';
  const button = useFocusWhenReady(!isWaiting && !isUnchanged && blockedReason === undefined && findings.length === 0);
  return (
    <div className="dialog-foot">
      <OutcomeMessage
        outcome={outcome}
        address={isLive && !isPageWithoutAddress(id) ? `${facts.siteAddress}${target.path}` : undefined}
      />
      {isWaiting ? (
        <p className="publish-waiting">
          {failure ? (
            <>
              <b>Not checked yet.</b> {errorMessageOf(failure.error)}
            </>
          ) : (
            <>
              <b>Checking…</b> You can publish once the checks have finished.
            </>
          )}
        </p>
      ) : (
        <EditorButton
          ref={button}
          variant="primary"
          disabled={blockedReason !== undefined}
          aria-disabled={isBusy || isUnchanged || undefined}
          aria-describedby={blockedReason ? 'publish-blocked' : 'publish-note'}
          onClick={() => {
            if (!isUnchanged) void publish();
          }}
        >
          Publish now
        </EditorButton>
      )}
      {blockedReason === undefined && !isWaiting && (
        <p className="hint" id="publish-note">
          {describeState(isUnchanged, findings.length > 0)}
        </p>
      )}
      {blockedReason !== undefined && (
        <p className="error-message" id="publish-blocked">
          {blockedReason}
        </p>
      )}
      {isLive && (
        <EditorButton className="unpublish" aria-disabled={isBusy || undefined} onClick={() => setConfirming(true)}>
          Unpublish…
        </EditorButton>
      )}
      {scheduledAt && !isUnchanged && (
        <ScheduledVersion
          scheduledAt={scheduledAt}
          isDraft={isScheduledDraft}
          isCancelled={isCancelled}
          onCancel={setCancelled}
        />
      )}
      {isConfirming && (
        <UnpublishPage
          id={id}
          path={target.path}
          onConfirm={() =>
            run(
              () => unpublishPage(id),
              isPageWithoutAddress(id)
                ? 'It is unpublished and its schedule is cancelled. The draft and all revisions remain.'
                : 'The page is unpublished and its schedule is cancelled. The draft and all revisions remain.',
              undoUnpublishing(state),
            )
          }
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

/** Publishes what was live, with the schedule that was cancelled. */
const undoUnpublishing = ({ id, publishedRevision: revision }: PageState) =>
  typeof revision === 'number'
    ? {
        action: (version: number) => publishPage(id, { version, revision, restoresSchedule: true }),
        message: isPageWithoutAddress(id) ? 'It is live again.' : 'The page is live again.',
      }
    : undefined;

/** What an editor should know before publishing. */
function describeState(isUnchanged: boolean, hasWarnings: boolean): string {
  if (isUnchanged) return 'There are no changes to publish.';
  return hasWarnings ? 'There are warnings: see Checks.' : '';
}
