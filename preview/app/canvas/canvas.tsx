import { useRef, useState } from 'react';
import { messageOf } from '../api/send-request.ts';
import { usePage } from '../editor/editor-context.ts';
import { Frame } from './frame.tsx';
import type { PreviewTarget } from './render/render-draft.ts';
import { useRenderedDraft } from './render/use-rendered-draft.ts';
import { useWidth } from './use-width.ts';
import { ViewportMenu } from './viewport-menu.tsx';
import { defaultViewports, scaleToFit, viewports } from './viewports.ts';

/** The page as visitors see it, rendered by the site, in the chosen viewports. */
export function Canvas({ target }: { readonly target: PreviewTarget }) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(defaultViewports);
  const [isInteractive, setInteractive] = useState(false);
  const [isSubmitBlocked, setSubmitBlocked] = useState(false);
  const [space, width] = useWidth();
  const anchors = useRef(new Map(viewports.map(({ id }) => [id, { top: 0 }])));
  const page = usePage();
  const { renderedDraft, source, error } = useRenderedDraft(target);
  const visibleViewports = viewports.filter(({ id }) => selectedIds.includes(id));
  const scale = scaleToFit(visibleViewports, width);
  const toggleInteractive = (isOn: boolean): void => {
    setInteractive(isOn);
    setSubmitBlocked(false);
  };
  return (
    <main className="canvas" aria-label="Canvas" aria-busy={source !== page}>
      <div className="canvas-bar">
        <ViewportMenu selectedIds={selectedIds} onSelect={setSelectedIds} />
        <span className="scale">{Math.round(scale * 100)} %</span>
        <label className="switch">
          <input
            type="checkbox"
            checked={isInteractive}
            onChange={(event) => toggleInteractive(event.target.checked)}
          />
          Interactive mode
        </label>
        <p role="status" className="interactive-note">
          {isInteractive && interactiveMessage(isSubmitBlocked)}
        </p>
        {error !== undefined && (
          <p className="canvas-error" role="alert">
            {messageOf(error)} The preview does not show your latest changes.
          </p>
        )}
      </div>
      <div className="frames" ref={space}>
        {visibleViewports.map((viewport) => (
          <Frame
            key={`${viewport.id} ${target.path} ${target.at?.getTime() ?? ''} ${isInteractive}`}
            viewport={viewport}
            scale={scale}
            target={target}
            renderedDraft={renderedDraft}
            isUpToDate={source === page}
            isInteractive={isInteractive}
            anchor={anchors.current.get(viewport.id) ?? { top: 0 }}
            onSubmitBlocked={() => setSubmitBlocked(true)}
          />
        ))}
        {visibleViewports.length === 0 && <p className="empty">No screen size is selected. Select one above.</p>}
      </div>
    </main>
  );
}

const interactiveMessage = (isSubmitBlocked: boolean): string =>
  isSubmitBlocked
    ? 'The form was not sent. Forms are switched off in the preview.'
    : 'Links and controls work as on the site. Forms are not sent. This is the last saved draft.';
