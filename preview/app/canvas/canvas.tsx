import { useRef, useState } from 'react';
import { messageOf } from '../api/ask-server.ts';
import { usePage } from '../editor/editor-context.ts';
import { Frame } from './frame.tsx';
import type { Sight } from './render/draw-draft.ts';
import { useDrawing } from './render/use-drawing.ts';
import { useWidth } from './use-width.ts';
import { ViewportMenu } from './viewport-menu.tsx';
import { defaultViewports, scaleToFit, viewports } from './viewports.ts';

/** The page as visitors would see it, drawn by the site, in as many windows as are wanted. */
export function Canvas({ sight }: { readonly sight: Sight }) {
  const [chosen, setChosen] = useState<readonly string[]>(defaultViewports);
  const [isTried, setTried] = useState(false);
  const [isNotSent, setNotSent] = useState(false);
  const [space, width] = useWidth();
  const places = useRef(new Map(viewports.map(({ id }) => [id, { top: 0 }])));
  const page = usePage();
  const { drawing, of, trouble } = useDrawing(sight);
  const shown = viewports.filter(({ id }) => chosen.includes(id));
  const scale = scaleToFit(shown, width);
  const tryOut = (isOn: boolean): void => {
    setTried(isOn);
    setNotSent(false);
  };
  return (
    <main className="canvas" aria-label="Canvas" aria-busy={of !== page}>
      <div className="canvas-bar">
        <ViewportMenu chosen={chosen} onChoose={setChosen} />
        <span className="scale">{Math.round(scale * 100)} %</span>
        <label className="switch">
          <input type="checkbox" checked={isTried} onChange={(event) => tryOut(event.target.checked)} />
          Try it out
        </label>
        <p role="status" className="tried">
          {isTried && triedWords(isNotSent)}
        </p>
        {trouble !== undefined && (
          <p className="canvas-trouble" role="alert">
            {messageOf(trouble)} What you see is older than what you write.
          </p>
        )}
      </div>
      <div className="frames" ref={space}>
        {shown.map((viewport) => (
          <Frame
            key={`${viewport.id} ${sight.path} ${sight.at?.getTime() ?? ''} ${isTried}`}
            viewport={viewport}
            scale={scale}
            sight={sight}
            drawing={drawing}
            isUpToDate={of === page}
            isTried={isTried}
            place={places.current.get(viewport.id) ?? { top: 0 }}
            onNotSent={() => setNotSent(true)}
          />
        ))}
        {shown.length === 0 && <p className="empty">No window is chosen. Choose one above.</p>}
      </div>
    </main>
  );
}

const triedWords = (isNotSent: boolean): string =>
  isNotSent
    ? 'The form was not sent: in the preview nothing is.'
    : 'The page works as for visitors, as it was last saved. No form is sent.';
