import { useSize } from '#preview/app/canvas/viewports/use-size.ts';
import type { Viewport } from '#preview/app/canvas/viewports/viewports.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { type FrameState, usePreviewFrame } from './use-preview-frame.ts';

interface PreviewFrameProps {
  /** The address of the draft for the frame, and for a window of its own. */
  readonly address: string;
  readonly pageAddress: string;
  /** The path of the page on the site. */
  readonly path: string;
  /** Of the saved draft. A new version loads the page again. */
  readonly version: number;
  readonly viewport: Viewport;
}

/** A page of the site in a frame, as large as there is space. */
export function PreviewFrame({ address, pageAddress, path, version, viewport }: PreviewFrameProps) {
  const { frame, frameKey, state, handleLoad, retry } = usePreviewFrame(address, version);
  const [space, { width, height }] = useSize();
  const scale = Math.min(1, width / viewport.width);
  const shownHeight = Math.min(height, viewport.height * scale);
  return (
    <>
      <div className="item-frame" ref={space} aria-busy={state === 'loading'}>
        <div className="window" style={{ width: viewport.width * scale, height: shownHeight }}>
          <iframe
            key={frameKey}
            ref={frame}
            title={`Preview of ${path}`}
            src={address}
            width={viewport.width}
            height={scale > 0 ? shownHeight / scale : viewport.height}
            style={{ transform: `scale(${scale})` }}
            onLoad={handleLoad}
          />
        </div>
      </div>
      <div className="item-preview-foot">
        <FrameMessage state={state} onRetry={retry} />
        <a href={pageAddress} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
    </>
  );
}

/** What the frame does not show by itself. */
const FrameMessage = ({ state, onRetry }: { readonly state: FrameState; readonly onRetry: () => void }) => (
  <div className="item-frame-message">
    {state === 'loading' && <p>Updating the preview…</p>}
    {state === 'missing' && <p role="alert">The site has no page at this address.</p>}
    {state === 'failed' && (
      <>
        <p role="alert">
          {navigator.onLine
            ? 'The preview could not be loaded.'
            : 'You are offline, so the preview could not be loaded.'}
        </p>
        <EditorButton onClick={onRetry}>Try again</EditorButton>
      </>
    )}
  </div>
);
