import { useEffect, useState } from 'react';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { useDesk } from '#preview/app/editor/editor-context.ts';
import { createDrawer } from './create-drawer.ts';
import { drawDraft, type Sight } from './draw-draft.ts';
import { type Drawing, readDrawing } from './read-drawing.ts';

interface Rendered {
  /** The latest rendering; undefined before the first. */
  readonly drawing: Drawing | undefined;
  /** The page that it was rendered from. */
  readonly of: PageContent | undefined;
  readonly trouble: unknown;
}

const nothing: Rendered = { drawing: undefined, of: undefined, trouble: undefined };

/** Renders the page again whenever it changes. */
export function useDrawing({ path, at }: Sight): Rendered {
  const { editor } = useDesk();
  const [rendered, setDrawn] = useState(nothing);
  useEffect(() => {
    // A rendering for another address or date must not be shown for this one.
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
