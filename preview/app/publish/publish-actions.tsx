import { useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { publishPage, unpublishPage } from '../api/pages.ts';
import type { Sight } from '../canvas/render/draw-draft.ts';
import { useDesk } from '../editor/editor-context.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { Checks } from './review/use-findings.ts';
import type { Outcome, Publishing } from './use-publishing.ts';

interface PublishActionsProps {
  readonly state: PageState;
  readonly sight: Sight;
  readonly publishing: Publishing;
  /** Whether errors prevent publishing. */
  readonly isBlocked: boolean;
  readonly checks: Checks;
}

/** Publishes or unpublishes the page, and reports the outcome. */
export function PublishActions({ state, sight, publishing, isBlocked, checks }: PublishActionsProps) {
  const { id, facts } = useDesk();
  const { outcome, isBusy, run } = publishing;
  const [isAsking, setAsking] = useState(false);
  // Nothing is published before the editor could see the warnings.
  const { isChecking, findings } = checks;
  const isLive = typeof state.publishedRevision === 'number';
  return (
    <div className="dialog-foot">
      {outcome && <Came outcome={outcome} address={isLive ? `${facts.siteAddress}${sight.path}` : undefined} />}
      <button
        type="button"
        className="primary"
        disabled={isBlocked}
        aria-disabled={isBusy || isChecking || undefined}
        aria-describedby={isBlocked ? 'publish-blocked' : 'publish-note'}
        onClick={() => {
          if (!isChecking) void run((version) => publishPage(id, { version }), 'The page is live.');
        }}
      >
        Publish now
      </button>
      {!isBlocked && (
        <p className="hint" id="publish-note">
          {isChecking ? 'Wait for the checks to finish.' : findings.length > 0 && 'There are warnings: see Checks.'}
        </p>
      )}
      {isBlocked && (
        <p className="fault" id="publish-blocked">
          Fix the errors listed under Checks before you publish.
        </p>
      )}
      {isLive && (
        <button type="button" className="off-site" aria-disabled={isBusy || undefined} onClick={() => setAsking(true)}>
          Unpublish…
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          heading="Unpublish this page?"
          action="Unpublish"
          onConfirm={() =>
            run(
              () => unpublishPage(id),
              'The page is unpublished and its schedule is cancelled. The draft and all revisions are kept.',
            )
          }
          onClose={() => setAsking(false)}
        >
          <p>
            Visitors of {sight.path} will get “Page not found”, and links to it will lead nowhere. The draft and all
            revisions are kept.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const Came = ({ outcome, address }: { readonly outcome: Outcome; readonly address: string | undefined }) => (
  <p className={outcome.isGood ? 'outcome' : 'outcome fault'} role="alert">
    {outcome.words}{' '}
    {outcome.isGood && address !== undefined && (
      <a href={address} target="_blank" rel="noreferrer">
        View live page
      </a>
    )}
  </p>
);
