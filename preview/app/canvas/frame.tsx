import { useEffect, useRef, useState } from 'react';
import { draftAddress } from '#site/draft/draft-address.ts';
import { useDesk, useEditorState } from '../editor/editor-context.ts';
import type { Sight } from './draw-draft.ts';
import { markTiles, type TileMarks } from './mark-tiles.ts';
import { emptyMemory, patchFrame } from './patch-frame.ts';
import type { Drawing } from './read-drawing.ts';
import type { Viewport } from './viewports.ts';

interface FrameProps {
  readonly viewport: Viewport;
  readonly scale: number;
  readonly sight: Sight;
  readonly drawing: Drawing | undefined;
  /** Whether the page runs as for visitors; else its tiles are chosen by a click. */
  readonly isTried: boolean;
}

/** One window onto the page. Same origin as the app, so that it can be brought up to date without loading it anew. */
export function Frame({ viewport, scale, sight, drawing, isTried }: FrameProps) {
  const { editor } = useDesk();
  const { chosen } = useEditorState();
  const frame = useRef<HTMLIFrameElement>(null);
  const memory = useRef(emptyMemory());
  const marks = useRef<TileMarks>(undefined);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (isLoaded && shown && drawing && !isTried) patchFrame(shown, drawing, memory.current);
  }, [drawing, isLoaded, isTried]);
  useEffect(() => {
    if (isLoaded) marks.current?.choose(chosen);
  }, [chosen, isLoaded]);

  const load = (): void => {
    const shown = frame.current?.contentDocument;
    if (!shown?.querySelector('main')) return;
    memory.current = emptyMemory();
    if (!isTried) marks.current = markTiles(shown, { onChoose: editor.choose, keyAt: (at) => keyAt(editor, at) });
    setLoaded(true);
  };
  const { width, height, name } = viewport;
  return (
    <figure className="frame" style={{ width: width * scale }}>
      <figcaption>
        {name} <small>{`${width} × ${height}`}</small>
      </figcaption>
      <div className="window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={`${name}, ${width} pixels wide`}
          src={draftAddress(sight.path, { at: sight.at, still: !isTried })}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          // While tiles are chosen by a click, the links of the page are no stops for the Tab key.
          tabIndex={isTried ? 0 : -1}
          onLoad={load}
        />
      </div>
    </figure>
  );
}

const keyAt = (editor: ReturnType<typeof useDesk>['editor'], at: number): string | undefined => {
  const key = editor.state().history.present.tiles[at]?.key;
  return typeof key === 'string' ? key : undefined;
};
