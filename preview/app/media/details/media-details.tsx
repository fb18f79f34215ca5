import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '#preview/app/api/media.ts';
import { BarDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { cropMessage } from '../changes/apply-change.ts';
import { FailedChanges } from '../changes/failed-changes.tsx';
import { type ReportChange, useFailedChanges } from '../changes/use-media-change.ts';
import { formatBytes, mediaKinds, nameAmong } from '../media-name.ts';
import { DescriptionField } from './description-field.tsx';
import { centre, FocalPoint } from './focal-point.tsx';
import { MediaActions } from './media-actions.tsx';
import { MediaUses } from './media-uses.tsx';
import { useDescription } from './use-description.ts';

export interface MediaDetailsProps {
  readonly file: MediaFile;
  /** Whether the file was just made by cropping another one. */
  readonly isNewCrop?: boolean | undefined;
  /** Called with a part of the file, which is a new file. */
  readonly onCropped: (file: MediaFile) => void;
  /** Says what has happened, after the dialog has closed too. */
  readonly onMessage: ReportChange;
  readonly onClose: () => void;
}

/** One file: what it shows, the point that stays visible, where it is used, and actions. */
export function MediaDetails(props: MediaDetailsProps) {
  const { file, isNewCrop = false, onMessage, onClose } = props;
  const { alt, focus, setAlt, setFocus, save, state } = useDescription(file, onMessage);
  const { data: files } = useQuery(mediaQuery);
  const name = nameAmong(files ?? [], file);
  const failed = useFailedChanges().filter(({ change }) => change.file.url === file.url);
  return (
    <BarDialog className="media-details" heading={name} onClose={onClose}>
      <div className="dialog-body media-columns">
        {file.kind === 'image' ? (
          <div>
            <p className="hint">
              The library’s own focal point. New uses of the picture start with it; uses that are there already keep
              theirs.
            </p>
            <FocalPoint url={file.url} focus={focus ?? centre} onChange={setFocus} />
          </div>
        ) : (
          <video src={file.url} poster={file.poster} controls muted preload="none" />
        )}
        <div className="media-facts">
          {isNewCrop && <p role="status">{cropMessage}</p>}
          <p>{`${mediaKinds[file.kind]}, ${file.width} × ${file.height} pixels, ${formatBytes(file.bytes)}`}</p>
          <form onSubmit={(event) => event.preventDefault()} onBlur={save}>
            <DescriptionField kind={file.kind} value={alt} onChange={setAlt} />
            {alt === '' && file.isAltOfContent && (
              <p className="hint">
                Where it is used, it says “<bdi>{file.alt}</bdi>”.{' '}
                <EditorButton onClick={() => setAlt(file.alt ?? '')}>Use it here</EditorButton>
              </p>
            )}
            <p role="status">{state}</p>
          </form>
          <FailedChanges failed={failed} isTextVisible />
          <MediaUses url={file.url} />
          <MediaActions {...props} />
        </div>
      </div>
    </BarDialog>
  );
}
