import { useEffect, useState } from 'react';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { useDesk } from '#preview/app/editor/editor-context.ts';
import { createDrawer } from './create-drawer.ts';
import { drawDraft, type Sight } from './draw-draft.ts';
import { type Drawing, readDrawing } from './read-drawing.ts';

interface Drawn {
  /** The page as the site drew it last; undefined before the first. */
  readonly drawing: Drawing | undefined;
  /** What it was drawn from. */
  readonly of: PageContent | undefined;
  readonly trouble: unknown;
}

const nothing: Drawn = { drawing: undefined, of: undefined, trouble: undefined };

/** Has the page drawn whenever it changes. */
export function useDrawing({ path, at }: Sight): Drawn {
  const { editor } = useDesk();
  const [drawn, setDrawn] = useState(nothing);
  useEffect(() => {
    // What was drawn for another address or moment has no place in the windows of this one.
    setDrawn(nothing);
    const drawer = createDrawer({
      draw: (page, signal) => drawDraft(page, { path, at }, signal),
      onDrawn: (html, of) => setDrawn({ drawing: readDrawing(html), of, trouble: undefined }),
      onTrouble: (trouble) => setDrawn((before) => ({ ...before, trouble })),
    });
    let last = editor.state().history.present;
    drawer.draw(last);
    const stop = editor.subscribe(() => {
      const { present } = editor.state().history;
      if (present === last) return;
      last = present;
      drawer.draw(present);
    });
    return () => {
      stop();
      drawer.stop();
    };
  }, [editor, path, at]);
  return drawn;
}
