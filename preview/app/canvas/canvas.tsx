import { useState } from 'react';
import { messageOf } from '../calls/call-preview.ts';
import type { Sight } from './draw-draft.ts';
import { Frame } from './frame.tsx';
import { useDrawing } from './use-drawing.ts';
import { useWidth } from './use-width.ts';
import { ViewportMenu } from './viewport-menu.tsx';
import { scaleToFit, usualViewports, viewports } from './viewports.ts';

/** The page as visitors would see it, drawn by the site, in as many windows as are wanted. */
export function Canvas({ sight }: { readonly sight: Sight }) {
  const [chosen, setChosen] = useState<readonly string[]>(usualViewports);
  const [isTried, setTried] = useState(false);
  const [space, width] = useWidth();
  const { drawing, trouble } = useDrawing(sight);
  const shown = viewports.filter(({ id }) => chosen.includes(id));
  const scale = scaleToFit(shown, width);
  return (
    <section className="canvas" aria-label="Canvas">
      <header className="canvas-bar">
        <ViewportMenu chosen={chosen} onChoose={setChosen} />
        <span className="scale">{Math.round(scale * 100)} %</span>
        <label className="switch">
          <input type="checkbox" checked={isTried} onChange={(event) => setTried(event.target.checked)} />
          Try it out
        </label>
        {trouble !== undefined && (
          <p className="canvas-trouble" role="alert">
            {messageOf(trouble)} What you see is older than what you write.
          </p>
        )}
      </header>
      <div className="frames" ref={space}>
        {shown.map((viewport) => (
          <Frame
            key={`${viewport.id} ${sight.path} ${sight.at?.getTime() ?? ''} ${isTried}`}
            viewport={viewport}
            scale={scale}
            sight={sight}
            drawing={drawing}
            isTried={isTried}
          />
        ))}
        {shown.length === 0 && <p className="empty">No window is chosen. Choose one above.</p>}
      </div>
    </section>
  );
}
