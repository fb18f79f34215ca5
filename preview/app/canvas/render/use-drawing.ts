import { useEffect, useState } from 'react';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { useDesk } from '#preview/app/editor/editor-context.ts';
import { createDrawer } from './create-drawer.ts';
import { drawDraft, type Sight } from './draw-draft.ts';
import { type Drawing, readDrawing } from './read-drawing.ts';

interface Rendered {
  /** The page as the site drew it last; undefined before the first. */
  readonly drawing: Drawing | undefined;
  /** What it was drawn from. */
  readonly of: PageContent | undefined;
  readonly trouble: unknown;
}

const nothing: Rendered = { drawing: undefined, of: undefined, trouble: undefined };

/** Has the page drawn whenever it changes. */
export function useDrawing({ path, at }: Sight): Rendered {
  const { editor } = useDesk();
  const [rendered, setDrawn] = useState(nothing);
  useEffect(() => {
    // What was drawn for another address or moment has no place in the windows of this one.
    setDrawn(nothing);
    const drawer = createDrawer({
      render: (page, signal) => drawDraft(page, { path, at }, signal),
      onDrawn: (html, of) => setDrawn({ drawing: readDrawing(html), of, trouble: undefined }),
      onTrouble: (trouble) => setDrawn((before) => ({ ...before, trouble })),
    });
    let last = editor.state().history.present;
    drawer.render(last);
    const stop = editor.subscribe(() => {
      const { present } = editor.state().history;
      if (present === last) return;
      last = present;
      drawer.render(present);
    });
    return () => {
      stop();
      drawer.stop();
    };
  }, [editor, path, at]);
  return rendered;
}
