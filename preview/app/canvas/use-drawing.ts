import { useEffect, useState } from 'react';
import { useDesk } from '../editor/editor-context.ts';
import { createDrawer } from './create-drawer.ts';
import { drawDraft, type Sight } from './draw-draft.ts';

interface Drawing {
  /** The document as the site drew it last; undefined before the first. */
  readonly drawn: string | undefined;
  readonly trouble: unknown;
}

/** Has the page drawn whenever it changes. */
export function useDrawing({ path, at }: Sight): Drawing {
  const { editor } = useDesk();
  const [drawing, setDrawing] = useState<Drawing>({ drawn: undefined, trouble: undefined });
  useEffect(() => {
    const drawer = createDrawer({
      draw: (page, signal) => drawDraft(page, { path, at }, signal),
      onDrawn: (drawn) => setDrawing({ drawn, trouble: undefined }),
      onTrouble: (trouble) => setDrawing(({ drawn }) => ({ drawn, trouble })),
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
  return drawing;
}
