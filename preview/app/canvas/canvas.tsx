import { useRef, useState } from 'react';
import { messageOf } from '../api/ask-server.ts';
import { usePage } from '../editor/editor-context.ts';
import { Frame } from './frame.tsx';
import type { Sight } from './render/draw-draft.ts';
import { useDrawing } from './render/use-drawing.ts';
import { useWidth } from './use-width.ts';
import { ViewportMenu } from './viewport-menu.tsx';
import { defaultViewports, scaleToFit, viewports } from './viewports.ts';

/** The page as visitors see it, rendered by the site, in the chosen viewports. */
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
          Interactive mode
        </label>
        <p role="status" className="tried">
          {isTried && triedWords(isNotSent)}
        </p>
        {trouble !== undefined && (
          <p className="canvas-trouble" role="alert">
            {messageOf(trouble)} The preview does not show your latest changes.
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
        {shown.length === 0 && <p className="empty">No screen size is selected. Select one above.</p>}
      </div>
    </main>
  );
}

const triedWords = (isNotSent: boolean): string =>
  isNotSent
    ? 'The form was not sent. Forms are switched off in the preview.'
    : 'Links and controls work as on the site. Forms are not sent. This is the last saved draft.';
