import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mediaUsesQuery } from '#preview/app/api/media.ts';
import { MediaPicker } from '#preview/app/editor/picker/media-picker.tsx';
import { ConfirmDialog } from '#preview/app/ui/dialogs/confirm-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { MediaFile, MediaUse } from '#schemas/api/content/media-library.ts';
import { useMediaChange } from '../changes/use-media-change.ts';
import { useMediaName } from '../use-media-name.ts';
import { CropDialog } from './crop-dialog.tsx';
import { describeUses } from './describe-uses.ts';
import type { MediaDetailsProps } from './media-details.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

type OpenDialog = 'crop' | 'replace' | 'delete';

/** Crop, replace and delete. Only uploaded files can be cropped or deleted. */
export function MediaActions({ file, onCropped, onMessage, onClose }: MediaDetailsProps) {
  const { data: uses, isError } = useQuery(mediaUsesQuery(file.url));
  const reasonId = useId();
  const name = useMediaName(file);
  const [open, setOpen] = useState<OpenDialog>();
  const [replacement, setReplacement] = useState<MediaFile>();
  const remove = useMediaChange('delete', file, onMessage);
  const replace = useMediaChange('replace', file, onMessage);
  const isUploaded = file.uploadedAt !== undefined;
  const isCroppable = isUploaded && file.kind === 'image' && file.variants !== undefined;
  const isUsed = uses === undefined || uses.length > 0;
  const isReplaceable = uses !== undefined && isUsed;
  const close = () => setOpen(undefined);
  return (
    <div className="media-tools">
      {isCroppable && <EditorButton onClick={() => setOpen('crop')}>Crop…</EditorButton>}
      <EditorButton
        disabled={!isReplaceable || replace.isPending}
        aria-describedby={isReplaceable ? undefined : reasonId}
        onClick={() => setOpen('replace')}
      >
        {replace.isPending ? 'Replacing…' : 'Replace everywhere…'}
      </EditorButton>
      {isUploaded && (
        <EditorButton
          disabled={isUsed || remove.isPending}
          aria-describedby={isUsed ? reasonId : undefined}
          onClick={() => setOpen('delete')}
        >
          Delete…
        </EditorButton>
      )}
      {uses === undefined && (
        <p id={reasonId}>
          {isError
            ? 'It cannot be replaced or deleted, because it is not known where it is used.'
            : 'Checking where it is used…'}
        </p>
      )}
      {isUploaded && uses && isUsed && <p id={reasonId}>{describeDeletion(uses)}</p>}
      {!isUsed && <p id={reasonId}>Used nowhere, so there is nothing to replace.</p>}
      {open === 'crop' && <CropDialog file={file} onClose={close} onMessage={onMessage} onCropped={onCropped} />}
      {open === 'replace' && (
        <MediaPicker
          kind={file.kind}
          heading={`Replace ${name} everywhere`}
          except={file.url}
          onClose={close}
          onPick={(by) => {
            close();
            setReplacement(by);
          }}
        />
      )}
      {replacement && uses && (
        <ReplaceDialog
          file={file}
          by={replacement}
          uses={uses}
          onReplace={(alt) =>
            // The message about it would be behind this dialog.
            replace.change({ type: 'replace', file, by: replacement, alt }, { onSuccess: onClose })
          }
          onClose={() => setReplacement(undefined)}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          heading={`Delete ${name}?`}
          action="Delete file"
          onConfirm={() => remove.change({ type: 'delete', file }, { onSuccess: onClose })}
          onClose={close}
        >
          <p>Nothing shows this file. You can restore it for 30 days.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const describeDeletion = (uses: readonly MediaUse[]): string =>
  `Cannot be deleted: ${describeUses(uses).replace('Used', 'used')}.`;
