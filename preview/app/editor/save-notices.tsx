import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { comparePages } from '#preview/review/compare-pages.ts';
import { messageOf } from '../calls/ask-server.ts';
import { draftQuery } from '../calls/pages.ts';
import type { PageContent } from '../document/page-content.ts';
import { shortMoment } from '../time/moment-words.ts';
import type { Autosave, SaveState } from './create-autosave.ts';
import { useDesk, usePage } from './editor-context.ts';

interface SaveNoticesProps {
  readonly save: SaveState;
  readonly autosave: Autosave;
  readonly stored: PageContent;
  readonly recovered: Date | undefined;
  readonly onReload: () => void;
}

/** Says what stands in the way of saving, and what an editor can do about it. */
export function SaveNotices({ save, autosave, stored, recovered, onReload }: SaveNoticesProps) {
  if (save.kind === 'conflict') return <Conflict autosave={autosave} onReload={onReload} />;
  if (save.kind === 'offline' || save.kind === 'refused')
    return (
      <div className="save-notice" role="alert">
        <p>
          <strong>Not saved.</strong> {save.reason} {save.kind === 'offline' && 'It is tried again by itself. '}
          Nothing is lost: what you write is kept in this browser.
        </p>
        <button type="button" onClick={() => autosave.flush()}>
          Try now
        </button>
      </div>
    );
  return recovered ? <Recovered at={recovered} stored={stored} isSaved={save.kind === 'saved'} /> : null;
}

function Conflict({ autosave, onReload }: Pick<SaveNoticesProps, 'autosave' | 'onReload'>) {
  const { id } = useDesk();
  const page = usePage();
  // Asked for each time it comes to this: what another has saved is never out of date.
  const { data: theirs, error, refetch } = useQuery({ ...draftQuery(id), queryKey: ['theirs', id], staleTime: 0 });
  const differences = theirs ? comparePages(theirs.page, page) : [];
  return (
    <div className="save-notice" role="alert">
      <div>
        <p>
          <strong>Somebody else has saved this page.</strong> Yours is kept in this browser until you decide. What yours
          changes in theirs:
        </p>
        <ul>
          {differences.slice(0, mostShown).map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
          {differences.length > mostShown && <li>{`and ${differences.length - mostShown} things more`}</li>}
        </ul>
        {error && <p>What they saved could not be had. {messageOf(error)}</p>}
      </div>
      {error && (
        <button type="button" onClick={() => refetch()}>
          Look again
        </button>
      )}
      <button
        type="button"
        disabled={!theirs}
        onClick={() => {
          if (theirs) autosave.goOn(theirs.state.draftVersion);
          focusPage();
        }}
      >
        Keep mine
      </button>
      <button type="button" onClick={onReload}>
        Take theirs
      </button>
    </div>
  );
}

/** A notice that goes takes the focus of its buttons along: it goes on from the page’s name. */
const focusPage = (): void => document.querySelector<HTMLElement>('.top-bar h1')?.focus();

/** Differences that an editor takes in at a glance. */
const mostShown = 5;

interface RecoveredProps {
  readonly at: Date;
  readonly stored: PageContent;
  /** Whether what was found has reached the service. */
  readonly isSaved: boolean;
}

function Recovered({ at, stored, isSaved }: RecoveredProps) {
  const { editor } = useDesk();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="save-notice" role="status">
      <p>
        <strong>Found again.</strong> This browser had changes of {shortMoment(at)} that had not been saved.{' '}
        {isSaved ? 'They are here, and saved by now.' : 'They are here.'}
      </p>
      <button
        type="button"
        onClick={() => {
          editor.change({ label: 'Took what was saved', to: () => stored, say: () => 'The saved page is back.' });
          setOpen(false);
          focusPage();
        }}
      >
        Take what was saved instead
      </button>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
          focusPage();
        }}
      >
        Keep them
      </button>
    </div>
  );
}
