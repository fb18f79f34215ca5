import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSame } from '#preview/review/compare/same-value.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { pageStateQuery, publishPage, revisionQuery, scheduledPageQuery, schedulePage } from '../api/pages.ts';
import type { PreviewTarget } from '../canvas/render/render-draft.ts';
import { useEditorContext, useEditorState } from '../editor/editor-context.ts';
import type { Autosave } from '../editor/save/create-autosave.ts';
import { BarDialog } from '../ui/dialogs/modal-dialog.tsx';
import { productNow } from '../ui/time/product-clock.ts';
import { millisecondsUntilDue } from './milliseconds-until-due.ts';
import { PublishActions } from './publish-actions.tsx';
import { Findings } from './review/findings.tsx';
import { countBlockers } from './review/publish-blockers.ts';
import { useFindings } from './review/use-findings.ts';
import { WeightTable } from './review/weight-table.tsx';
import { describeScheduledVersion } from './schedule/scheduled-version.tsx';
import { Schedule } from './schedule.tsx';
import { usePublishing } from './use-publishing.ts';
import { SharedUses } from './uses/shared-uses.tsx';
import { Comparison } from './versions/comparison.tsx';
import { liveDifferences } from './versions/live-differences.ts';
import { Revisions } from './versions/revisions.tsx';

interface PublishDialogProps {
  readonly state: PageState;
  readonly target: PreviewTarget;
  readonly autosave: Autosave;
  /** Whether the editor must choose between two versions first. */
  readonly hasConflict: boolean;
  /** Why changes are not saved, which prevents publishing. */
  readonly unsavedReason?: string | undefined;
  readonly onClose: () => void;
}

/** What to know before publishing: what is wrong with the page, what changes, and when it goes live. */
export function PublishDialog({ state, target, autosave, hasConflict, unsavedReason, onClose }: PublishDialogProps) {
  const { id } = useEditorContext();
  const { problems, history } = useEditorState();
  const dialog = useRef<HTMLDialogElement>(null);
  const checks = useFindings(target);
  const publishing = usePublishing(autosave);
  const { run, report } = publishing;
  useQuery({ ...pageStateQuery(id), refetchInterval: () => millisecondsUntilDue(state, productNow()) });
  const { data: scheduled } = useQuery({
    ...scheduledPageQuery(id, state.scheduledAt ?? ''),
    enabled: Boolean(state.scheduledAt),
  });
  useEffect(() => {
    // The service compares and renders what is stored.
    void autosave.flush();
  }, [autosave]);
  const close = (): void => dialog.current?.close();
  const live = state.publishedRevision ?? 0;
  const published = useQuery({ ...revisionQuery(id, live), enabled: live > 0 }).data;
  const isUnchanged = published !== undefined && liveDifferences(published, history.present).length === 0;
  const blockers = countBlockers(problems, checks.findings);
  return (
    <BarDialog heading="Publish" className="publish" ref={dialog} onClose={onClose}>
      <div className="dialog-body publish-parts">
        <Findings
          checks={checks}
          hasConflict={hasConflict}
          liveSince={isUnchanged ? (state.publishedAt ?? undefined) : undefined}
          onGo={close}
        />
        <Comparison state={state} target={target} version={autosave.version()} onReport={report} />
        <Schedule
          state={state}
          path={target.path}
          isDraftNewer={scheduled !== undefined && !isSame(scheduled, history.present)}
          blockers={blockers}
          uncheckedReason={checks.failure && errorMessageOf(checks.failure.error)}
          hasConflict={hasConflict}
          onSchedule={(schedule, message) => run((version) => schedulePage(id, { ...schedule, version }), message)}
        />
        {sharedNameOf(id) !== undefined && <SharedUses id={id} />}
        <Revisions
          id={id}
          live={state.publishedRevision}
          hasDraft={state.hasDraft}
          target={target}
          draftVersion={autosave.version()}
          onReport={report}
          onPublish={(revision) =>
            run(
              (version) => publishPage(id, { revision, version }),
              `Revision ${revision} is live again, as a new revision.${describeScheduledVersion(state.scheduledAt, { isDraft: false, isCancelled: false })}`,
            )
          }
        />
        <WeightTable weight={checks.weight} />
      </div>
      <PublishActions
        state={state}
        target={target}
        publishing={publishing}
        blockers={blockers}
        isUnchanged={isUnchanged}
        hasConflict={hasConflict}
        unsavedReason={unsavedReason}
        isScheduledDraft={scheduled !== undefined && isSame(scheduled, history.present)}
        checks={checks}
      />
    </BarDialog>
  );
}
