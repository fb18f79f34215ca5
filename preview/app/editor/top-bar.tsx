import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { isSampleText } from '#preview/review/rules/sample-texts.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import { previewApiPath } from '../api/app-paths.ts';
import { pageStateQuery, scheduledPageQuery } from '../api/pages.ts';
import type { PreviewTarget } from '../canvas/render/render-draft.ts';
import { nameOfPage } from '../content/name-of-page.ts';
import { pageStatus } from '../pages/page-status.ts';
import { ExportDialog } from '../publish/export-dialog.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { usePublishErrors } from '../publish/review/use-publish-errors.ts';
import { useLaterChanges } from '../publish/schedule/use-later-changes.ts';
import { ScheduledLink } from '../publish/scheduled-link.tsx';
import { PhoneMenu } from '../ui/disclosure/phone-menu.tsx';
import { PreviewDateMenu } from '../ui/time/preview-date-menu.tsx';
import { useEditorContext, useEditorState } from './editor-context.ts';
import { BarStatus } from './save/bar-status.tsx';
import type { Autosave, SaveState } from './save/create-autosave.ts';
import { whyUnsaved } from './save/save-label.ts';
import { UndoButtons } from './undo-buttons.tsx';

interface TopBarProps {
  readonly save: SaveState;
  readonly autosave: Autosave;
  readonly state: PageState;
  readonly target: PreviewTarget;
  readonly onPath: (path: string) => void;
  readonly onAt: (at: Date | undefined) => void;
}

/** The page's name, save state and status, the preview target, and the way to publish. */
export function TopBar({ save, autosave, state: opened, target, onPath, onAt }: TopBarProps) {
  const { id, editor, facts } = useEditorContext();
  const { history, problems } = useEditorState();
  const [isPublishing, setPublishing] = useState(false);
  const { data } = useQuery(pageStateQuery(id));
  const state = data ?? opened;
  const hasChanges = state.hasDraft || save.kind !== 'saved' || autosave.version() > state.draftVersion;
  const { title } = history.present;
  const name = nameOfPage(typeof title === 'string' && title !== '' ? title : id);
  const own = facts.addresses.filter(({ page }) => page === id);
  const publishErrors = usePublishErrors(typeof state.publishedRevision === 'number');
  const sampleTexts = publishErrors.filter(isSampleText).length;
  const errors = problems.filter(({ severity }) => severity === 'error').length + publishErrors.length - sampleTexts;
  const { data: scheduled } = useQuery({
    ...scheduledPageQuery(id, state.scheduledAt ?? ''),
    enabled: Boolean(state.scheduledAt),
  });
  const hasLaterChanges = useLaterChanges(history.present, scheduled);
  const status = (
    <>
      {pageStatus(state, { hasChanges, hasLaterChanges })}
      {state.scheduledAt && (
        <>
          {' · '}
          <ScheduledLink path={target.path} scheduledAt={state.scheduledAt} />
        </>
      )}
    </>
  );
  return (
    <header className="top-bar">
      <title>{`${name} · Preview`}</title>
      <Link className="home" href="/">
        Pages
      </Link>
      <div className="page-info">
        <h1 tabIndex={-1}>{name}</h1>
        <BarStatus save={save} hasDraft={hasChanges || typeof state.publishedRevision !== 'number'}>
          {status}
        </BarStatus>
      </div>
      <PhoneMenu label="More" lead={<p className="phone-status">{status}</p>}>
        <UndoButtons history={history} editor={editor} />
        {own.length > 1 && (
          <label className="preview-target">
            Preview for
            <Select value={target.path} onChange={(event) => onPath(event.target.value)}>
              {own.map(({ path, label }) => (
                <option key={path} value={path}>
                  {label}
                </option>
              ))}
            </Select>
          </label>
        )}
        <PreviewDateMenu target={target} scheduledAt={state.scheduledAt ?? undefined} onAt={onAt} />
        {!isPageWithoutAddress(id) && (
          <ButtonLink
            variant="secondary"
            size="small"
            className="view-on-site"
            href={`${previewApiPath}/on-site?path=${encodeURIComponent(target.path)}`}
            target="_blank"
            rel="noreferrer"
          >
            View on site
          </ButtonLink>
        )}
      </PhoneMenu>
      <PublishButton
        action={facts.storesPages ? 'Publish' : 'Export'}
        errors={errors}
        sampleTexts={sampleTexts}
        onClick={() => setPublishing(true)}
      />
      {isPublishing && !facts.storesPages && (
        <ExportDialog state={state} target={target} autosave={autosave} onClose={() => setPublishing(false)} />
      )}
      {isPublishing && facts.storesPages && (
        <PublishDialog
          state={state}
          target={target}
          autosave={autosave}
          hasConflict={save.kind === 'conflict'}
          unsavedReason={whyUnsaved(save)}
          onClose={() => setPublishing(false)}
        />
      )}
    </header>
  );
}
