import { useState } from 'react';
import { ConfirmDialog } from '#preview/app/ui/dialogs/confirm-dialog.tsx';
import type { MediaFile, MediaUse } from '#schemas/api/content/media-library.ts';
import { useMediaName } from '../use-media-name.ts';
import { describeUses } from './describe-uses.ts';
import { DescriptionField } from './description-field.tsx';

interface ReplaceDialogProps {
  readonly file: MediaFile;
  readonly by: MediaFile;
  readonly uses: readonly MediaUse[];
  /** `alt`: the alternative text of the new file. */
  readonly onReplace: (alt: string) => void;
  readonly onClose: () => void;
}

/** Asks before a file is replaced everywhere, because visitors see it at once. */
export function ReplaceDialog({ file, by, uses, onReplace, onClose }: ReplaceDialogProps) {
  const [alt, setAlt] = useState(by.alt ?? '');
  const [name, otherName] = [useMediaName(file), useMediaName(by)];
  // A picture that was decoration may stay one.
  const isReady = alt.trim() !== '' || !file.alt;
  return (
    <ConfirmDialog
      heading={`Replace ${name} by ${otherName}?`}
      action="Replace everywhere"
      isReady={isReady}
      onConfirm={() => onReplace(alt.trim())}
      onClose={onClose}
    >
      <p>{describeUses(uses)}.</p>
      {uses.some(({ isLive }) => isLive) && (
        <p>Visitors see the change at once. Each page and item gets a revision that can be restored.</p>
      )}
      <DescriptionField kind={by.kind} value={alt} onChange={setAlt} />
      {!isReady && <p>{`Write it before you replace ${name}, which has one.`}</p>}
    </ConfirmDialog>
  );
}
