import { useRef, useState } from 'react';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { usePage } from '../editor/editor-context.ts';
import { changeLayout, useLayout } from '../editor/layout/editor-layout.ts';
import { PanelEdge } from '../editor/layout/panel-edge.tsx';
import { CanvasBar } from './canvas-bar.tsx';
import { Frame } from './frame.tsx';
import type { PreviewTarget } from './render/render-draft.ts';
import { useRendering } from './render/rendered-draft-context.tsx';
import { useSize } from './viewports/use-size.ts';
import { scaleInStrip, scaleToFit, viewports } from './viewports/viewports.ts';

interface CanvasProps {
  readonly target: PreviewTarget;
  /** Chooses a tile to add before a position. */
  readonly onInsert: (before: number) => void;
}

/** The page as visitors see it, rendered by the site: in one large viewport, with the other chosen ones below it. */
export function Canvas({ target, onInsert }: CanvasProps) {
  const layout = useLayout();
  const [isInteractive, setInteractive] = useState(false);
  const [isSubmitBlocked, setSubmitBlocked] = useState(false);
  const [isMainLoaded, setMainLoaded] = useState(false);
  const [space, size] = useSize();
  const anchors = useRef(new Map(viewports.map(({ id }) => [id, { top: 0 }])));
  const page = usePage();
  const { renderedDraft, source, error } = useRendering();
  const shown = viewports.filter(({ id }) => layout.viewports.includes(id));
  const main = shown.find(({ id }) => id === layout.viewport) ?? shown.at(-1);
  const fit = main ? scaleToFit(main, size) : 1;
  const toggleInteractive = (isOn: boolean): void => {
    setInteractive(isOn);
    setSubmitBlocked(false);
  };
  return (
    <main className="canvas" aria-label="Canvas" aria-busy={source !== page}>
      <PanelEdge panel="plan" controls="plan-panel" label="Width of the page plan" />
      <CanvasBar
        fit={fit}
        isInteractive={isInteractive}
        isSubmitBlocked={isSubmitBlocked}
        onInteractive={toggleInteractive}
      />
      {error !== undefined && (
        <p className="canvas-error" role="alert">
          {errorMessageOf(error)} The preview does not show your latest changes.
        </p>
      )}
      <div className="frames">
        <div className="frame-space" ref={space} />
        {shown.map((viewport) => {
          const isMain = viewport === main;
          return (
            <Frame
              key={`${viewport.id} ${target.path} ${target.at?.getTime() ?? ''} ${isMain && isInteractive}`}
              viewport={viewport}
              scale={isMain ? layout.zoom || fit : scaleInStrip(viewport)}
              isMain={isMain}
              isPageShown={layout.isStripOpen}
              // The strip would delay what the editor looks at.
              isLoading={isMain || isMainLoaded}
              onLoad={() => isMain && setMainLoaded(true)}
              onChoose={() => changeLayout({ viewport: viewport.id })}
              target={target}
              renderedDraft={renderedDraft}
              isUpToDate={source === page}
              isInteractive={isMain && isInteractive}
              anchor={anchors.current.get(viewport.id) ?? { top: 0 }}
              onSubmitBlocked={() => setSubmitBlocked(true)}
              onInsert={onInsert}
            />
          );
        })}
        {!main && <p className="empty">No screen size is selected. Select one above.</p>}
      </div>
      <PanelEdge panel="form" controls="form-panel" label="Width of the form" />
    </main>
  );
}
