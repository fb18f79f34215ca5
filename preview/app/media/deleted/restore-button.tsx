import type { ReactNode } from 'react';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { type ReportChange, useMediaChange } from '../changes/use-media-change.ts';

interface RestoreButtonProps {
  readonly file: MediaFile;
  /** The accessible name, where the visible one does not say which file. */
  readonly label?: string;
  readonly onMessage: ReportChange;
  readonly children: ReactNode;
}

/** Restores a deleted file. */
export function RestoreButton({ file, label, onMessage, children }: RestoreButtonProps) {
  const restore = useMediaChange('restore', file, onMessage);
  return (
    <EditorButton
      aria-label={label}
      aria-disabled={restore.isPending || undefined}
      onClick={() => {
        if (!restore.isPending) restore.change({ type: 'restore', file });
      }}
    >
      {children}
    </EditorButton>
  );
}
