import { MediaBrowser } from '#preview/app/media/media-browser.tsx';
import { BarDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';

interface MediaPickerProps {
  readonly kind: MediaFile['kind'];
  /** The heading of the dialog: “Choose a picture”. */
  readonly heading?: string | undefined;
  /** The address of a file that is not offered. */
  readonly except?: string | undefined;
  readonly onPick: (file: MediaFile) => void;
  readonly onClose: () => void;
}

const headings = { image: 'Choose a picture', video: 'Choose a video' } as const;

/** The files of one kind. A single file that is uploaded here is picked. */
export const MediaPicker = ({ kind, heading = headings[kind], except, onPick, onClose }: MediaPickerProps) => (
  <BarDialog className="picker" heading={heading} onClose={onClose}>
    <div className="dialog-body">
      <MediaBrowser
        kind={kind}
        except={except}
        focusesSearch
        onPick={onPick}
        onUploaded={(file) => file.kind === kind && onPick(file)}
      />
    </div>
  </BarDialog>
);
