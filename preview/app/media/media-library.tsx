import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaQuery } from '../api/media.ts';
import { useLostFocus } from '../pages/use-lost-focus.ts';
import { Toast } from '../ui/dialogs/toast.tsx';
import { FailedChanges } from './changes/failed-changes.tsx';
import { type ReportChange, useFailedChanges } from './changes/use-media-change.ts';
import { RestoreButton } from './deleted/restore-button.tsx';
import { MediaDetails } from './details/media-details.tsx';
import { MediaUseLinks } from './details/media-uses.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { useWarningBeforeUnload } from './use-warning-before-unload.ts';

/** All images and videos, and what editors can do with them. */
export function MediaLibrary() {
  const { data } = useQuery(mediaQuery);
  const [selected, setSelected] = useState<string>();
  const [cropped, setCropped] = useState<string>();
  const [message, setMessage] = useState<Parameters<ReportChange>[0]>();
  const { heading, toast } = useLostFocus(message !== undefined);
  const failed = useFailedChanges();
  useWarningBeforeUnload(failed.some(({ change }) => change.type === 'describe'));
  const file = data?.find(({ url }) => url === selected);
  return (
    <main className="pages media-library">
      <title>Media</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Media
        </h1>
      </header>
      <div className="toasts" role="status" ref={toast}>
        {message && (
          <Toast
            more={
              <>
                {message.changed && <MediaUseLinks uses={message.changed} />}
                {message.deleted && (
                  <RestoreButton key={message.deleted.url} file={message.deleted} onMessage={setMessage}>
                    Undo
                  </RestoreButton>
                )}
              </>
            }
            onClose={() => setMessage(undefined)}
          >
            {message.message}
          </Toast>
        )}
      </div>
      <FailedChanges failed={failed.filter(({ change }) => change.file.url !== file?.url)} />
      <MediaBrowser onPick={({ url }) => setSelected(url)} onRestored={setMessage} />
      {file && (
        <MediaDetails
          key={file.url}
          file={file}
          isNewCrop={file.url === cropped}
          onCropped={({ url }) => {
            setCropped(url);
            setSelected(url);
          }}
          onMessage={setMessage}
          onClose={() => setSelected(undefined)}
        />
      )}
    </main>
  );
}
