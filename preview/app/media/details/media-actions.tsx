import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cacheMediaFile,
  deleteMediaFile,
  mediaQuery,
  mediaUsesQuery,
  replaceMediaEverywhere,
} from '#preview/app/api/media.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
import { MediaPicker } from '#preview/app/editor/picker/media-picker.tsx';
import { ConfirmDialog } from '#preview/app/ui/dialogs/confirm-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { mediaNameOf } from '../media-name.ts';
import { CropDialog } from './crop-dialog.tsx';
import type { MediaDetailsProps } from './media-details.tsx';

type OpenDialog = 'crop' | 'replace' | 'delete';

/** Crop, replace and delete. Only uploaded files can be cropped or deleted. */
export function MediaActions({ file, onReplaced, onMessage, onClose }: MediaDetailsProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState<OpenDialog>();
  const { data: uses } = useQuery(mediaUsesQuery(file.url));
  const name = mediaNameOf(file);
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: mediaQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['media-uses'] }),
    ]);
  const remove = useMutation({
    mutationFn: () => deleteMediaFile(file.url),
    onSuccess: async () => {
      onMessage(`${name} is deleted. Upload it again to get it back.`);
      onClose();
      await refresh();
    },
  });
  const replace = useMutation({
    mutationFn: (by: MediaFile) => replaceMediaEverywhere(file.url, by.url),
    onSuccess: async ({ length }, by) => {
      onMessage(`${name} is replaced in ${length === 1 ? '1 item' : `${length} items`}.`);
      onReplaced(by);
      await refresh();
    },
  });
  const isUploaded = file.uploadedAt !== undefined;
  const isCroppable = isUploaded && file.kind === 'picture' && file.variants !== undefined;
  const isUsed = uses === undefined || uses.length > 0;
  const close = () => setOpen(undefined);
  const error = remove.error ?? replace.error;
  return (
    <div className="media-tools">
      {isCroppable && <EditorButton onClick={() => setOpen('crop')}>Crop…</EditorButton>}
      <EditorButton disabled={!isUsed || replace.isPending} onClick={() => setOpen('replace')}>
        {replace.isPending ? 'Replacing…' : 'Replace everywhere…'}
      </EditorButton>
      {isUploaded && (
        <EditorButton disabled={isUsed || remove.isPending} onClick={() => setOpen('delete')}>
          Delete…
        </EditorButton>
      )}
      {isUploaded && uses !== undefined && isUsed && <p>It can be deleted when nothing shows it.</p>}
      {error && (
        <p className="error-message" role="alert">
          {messageOf(error)}
        </p>
      )}
      {open === 'crop' && (
        <CropDialog
          file={file}
          onClose={close}
          onCropped={(cropped) => {
            cacheMediaFile(client, cropped);
            onMessage('The part is a new image. The original stays as it is.');
            onReplaced(cropped);
          }}
        />
      )}
      {open === 'replace' && (
        <MediaPicker
          kind={file.kind}
          heading={`Replace ${name} everywhere`}
          onClose={close}
          onPick={(by) => {
            close();
            replace.mutate(by);
          }}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog heading={`Delete ${name}?`} action="Delete file" onConfirm={remove.mutate} onClose={close}>
          <p>Nothing shows this file. Revisions of pages that did can be restored with it for 30 days.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
