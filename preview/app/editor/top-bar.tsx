import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PageState } from '#schemas/api/content/editing.ts';
import { callsPath } from '../api/own-paths.ts';
import { pagesQuery } from '../api/pages.ts';
import type { Sight } from '../canvas/render/draw-draft.ts';
import { pageStatus } from '../pages/page-status.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { Moment } from '../ui/time/moment.tsx';
import { timeOfDay } from '../ui/time/moment-words.ts';
import { useDesk, useEditorState } from './editor-context.ts';
import type { Autosave, SaveState } from './save/create-autosave.ts';
import { UndoButtons } from './undo-buttons.tsx';

interface TopBarProps {
  readonly save: SaveState;
  readonly autosave: Autosave;
  readonly state: PageState;
  readonly sight: Sight;
  readonly onPath: (path: string) => void;
  readonly onAt: (at: Date | undefined) => void;
}

function saveWords(save: SaveState): string {
  switch (save.kind) {
    case 'saved':
      return save.at ? `Draft saved ${timeOfDay(save.at)}` : 'Draft saved';
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'Not saved: no connection';
    case 'refused':
      return 'Not saved: refused';
    case 'conflict':
      return 'Not saved: needs your decision';
  }
}

/** The page's name, save state and status, the preview target, and the way to publish. */
export function TopBar({ save, autosave, state: opened, sight, onPath, onAt }: TopBarProps) {
  const { id, editor, facts } = useDesk();
  const { history, problems } = useEditorState();
  const [isPublishing, setPublishing] = useState(false);
  const { data: states } = useQuery(pagesQuery);
  const state = states?.find((page) => page.id === id) ?? opened;
  const hasChanges = state.hasDraft || save.kind !== 'saved' || autosave.version() > state.draftVersion;
  const { title } = history.present;
  const own = facts.addresses.filter(({ page }) => page === id);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <header className="top-bar">
      <title>{`${typeof title === 'string' && title !== '' ? title : id} · Preview`}</title>
      <Link className="home" href="/">
        Pages
      </Link>
      <div className="what">
        <h1 tabIndex={-1}>{typeof title === 'string' && title !== '' ? title : id}</h1>
        <p>
          <span className={`save ${save.kind}`}>{saveWords(save)}</span>
          {` · ${pageStatus(state, hasChanges)}`}
        </p>
      </div>
      <UndoButtons history={history} editor={editor} />
      {own.length > 1 && (
        <label className="sight">
          Preview for
          <select value={sight.path} onChange={(event) => onPath(event.target.value)}>
            {own.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <Moment sight={sight} onAt={onAt} />
      <a
        className="on-site"
        href={`${callsPath}/on-site?path=${encodeURIComponent(sight.path)}`}
        target="_blank"
        rel="noreferrer"
      >
        View on site
      </a>
      <button type="button" className="primary" onClick={() => setPublishing(true)}>
        {errors > 0 ? `Publish… (${errors === 1 ? '1 error' : `${errors} errors`})` : 'Publish…'}
      </button>
      {isPublishing && (
        <PublishDialog state={state} sight={sight} autosave={autosave} onClose={() => setPublishing(false)} />
      )}
    </header>
  );
}
