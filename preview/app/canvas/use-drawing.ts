import { useEffect, useState } from 'react';
import { useDesk } from '../editor/editor-context.ts';
import { createDrawer } from './create-drawer.ts';
import { drawDraft, type Sight } from './draw-draft.ts';
import { type Drawing, readDrawing } from './read-drawing.ts';

interface Drawn {
  /** The page as the site drew it last; undefined before the first. */
  readonly drawing: Drawing | undefined;
  readonly trouble: unknown;
}

/** Has the page drawn whenever it changes. */
export function useDrawing({ path, at }: Sight): Drawn {
  const { editor } = useDesk();
  const [drawn, setDrawn] = useState<Drawn>({ drawing: undefined, trouble: undefined });
  useEffect(() => {
    const drawer = createDrawer({
      draw: (page, signal) => drawDraft(page, { path, at }, signal),
      onDrawn: (html) => setDrawn({ drawing: readDrawing(html), trouble: undefined }),
      onTrouble: (trouble) => setDrawn(({ drawing }) => ({ drawing, trouble })),
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
