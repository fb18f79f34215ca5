import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PageState } from '#schemas/api/editing.ts';
import { messageOf } from '../calls/call-preview.ts';
import { forgetPages, publishPage, schedulePage, unpublishPage } from '../calls/pages.ts';
import type { Sight } from '../canvas/draw-draft.ts';
import type { Autosave } from '../editor/create-autosave.ts';
import { useDesk } from '../editor/editor-context.ts';
import { Comparison } from './comparison.tsx';
import { Findings } from './findings.tsx';
import { Revisions } from './revisions.tsx';
import { Schedule } from './schedule.tsx';
import { useFindings } from './use-findings.ts';

interface PublishDialogProps {
  readonly state: PageState;
  readonly sight: Sight;
  readonly autosave: Autosave;
  readonly onClose: () => void;
}

type Outcome = { readonly isGood: boolean; readonly words: string };

/** What stands between a draft and visitors: what is wrong with it, what it changes, and when it goes live. */
export function PublishDialog({ state, sight, autosave, onClose }: PublishDialogProps) {
  const { id, facts } = useDesk();
  const client = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const checks = useFindings(sight);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  const errors = checks.findings.filter(({ severity }) => severity === 'error').length;

  /** Saves first: what is published is what is seen. */
  const run = async (work: () => Promise<unknown>, words: string): Promise<void> => {
    setBusy(true);
    try {
      if (!(await autosave.flush())) throw new Error('The page is not saved yet, so it was not published.');
      await work();
      setOutcome({ isGood: true, words });
    } catch (error) {
      setOutcome({ isGood: false, words: messageOf(error) });
    }
    setBusy(false);
    await Promise.all([forgetPages(client), client.invalidateQueries({ queryKey: ['revisions', id] })]);
  };
  const address = `${facts.siteAddress}${sight.path}`;
  return (
    <dialog className="publish" ref={dialog} onClose={onClose} aria-labelledby="publish-heading">
      <header>
        <h2 id="publish-heading">Publish</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      {outcome && (
        <p className={outcome.isGood ? 'outcome' : 'outcome fault'} role="alert">
          {outcome.words}{' '}
          {outcome.isGood && (
            <a href={address} target="_blank" rel="noreferrer">
              See it as visitors do
            </a>
          )}
        </p>
      )}
      <div className="publish-parts">
        <Findings checks={checks} onGo={close} />
        <Comparison state={state} sight={sight} />
        <Schedule
          state={state}
          isBlocked={errors > 0}
          onSchedule={(schedule, words) => run(() => schedulePage(id, schedule), words)}
        />
        <Revisions
          id={id}
          live={state.publishedRevision}
          onPublish={(revision) =>
            run(() => publishPage(id, revision), `Revision ${revision} is live again, as a new one.`)
          }
        />
      </div>
      <footer>
        <button
          type="button"
          className="primary"
          disabled={isBusy || errors > 0}
          onClick={() => run(() => publishPage(id), 'The page is live.')}
        >
          Publish now
        </button>
        {errors > 0 && (
          <p className="fault">{`A page with ${errors === 1 ? 'a mistake' : 'mistakes'} cannot be published: see above.`}</p>
        )}
        {state.publishedRevision && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              run(() => unpublishPage(id), 'Visitors no longer see the page. The draft and all revisions are kept.')
            }
          >
            Take it off the site
          </button>
        )}
      </footer>
    </dialog>
  );
}
