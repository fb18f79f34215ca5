import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { TextArea } from '#blocks/_shared/ui/field/input.tsx';
import { cacheMediaFile, saveMediaDescription } from '#preview/app/api/media.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
import { BarDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { formatBytes, mediaKinds, mediaNameOf } from '../media-name.ts';
import { FocalPoint } from './focal-point.tsx';
import { MediaActions } from './media-actions.tsx';
import { MediaUses } from './media-uses.tsx';

export interface MediaDetailsProps {
  readonly file: MediaFile;
  /** Called with the file that is there instead: a part of it, or its replacement. */
  readonly onReplaced: (file: MediaFile) => void;
  /** Says what has happened, after the dialog has closed too. */
  readonly onMessage: (message: string) => void;
  readonly onClose: () => void;
}

const centre = { x: 50, y: 50 };

/** One file: what it shows, the point that stays visible, where it is used, and actions. */
export function MediaDetails(props: MediaDetailsProps) {
  const { file, onMessage, onClose } = props;
  const client = useQueryClient();
  const [alt, setAlt] = useState(file.alt ?? '');
  const [focus, setFocus] = useState(file.focus);
  const save = useMutation({
    mutationFn: () => saveMediaDescription({ url: file.url, alt, focus: focus ?? null }),
    onSuccess: (saved) => {
      cacheMediaFile(client, saved);
      onMessage(`${mediaNameOf(saved)} is saved. New uses of it get this text and focal point.`);
      onClose();
    },
  });
  const isChanged = alt !== (file.alt ?? '') || JSON.stringify(focus) !== JSON.stringify(file.focus);
  return (
    <BarDialog className="media-details" heading={mediaNameOf(file)} onClose={onClose}>
      <div className="dialog-body media-columns">
        {file.kind === 'picture' ? (
          <FocalPoint url={file.url} focus={focus ?? centre} onChange={setFocus} />
        ) : (
          <video src={file.url} poster={file.poster} controls muted preload="none" />
        )}
        <div className="media-facts">
          <p>{`${mediaKinds[file.kind]}, ${file.width} × ${file.height} pixels, ${formatBytes(file.bytes)}`}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save.mutate();
            }}
          >
            <LabelledControl label={file.kind === 'picture' ? 'Text alternative' : 'Label'}>
              <TextArea
                rows={3}
                maxLength={300}
                value={alt}
                onChange={({ target }) => setAlt(target.value)}
                placeholder="What it shows, for people who cannot see it"
              />
            </LabelledControl>
            <EditorButton type="submit" variant="primary" disabled={!isChanged || save.isPending}>
              {save.isPending ? 'Saving…' : 'Save'}
            </EditorButton>
            {save.error && (
              <p className="error-message" role="alert">
                {messageOf(save.error)}
              </p>
            )}
          </form>
          <MediaUses url={file.url} />
          <MediaActions {...props} />
        </div>
      </div>
    </BarDialog>
  );
}
