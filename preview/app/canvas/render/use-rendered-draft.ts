import { useEffect, useState } from 'react';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { useEditorContext } from '#preview/app/editor/editor-context.ts';
import { createRenderQueue } from './create-render-queue.ts';
import { parseRenderedDraft, type RenderedDraft } from './parse-rendered-draft.ts';
import { type PreviewTarget, renderDraft } from './render-draft.ts';

export interface RenderState {
  /** The latest rendering; undefined before the first. */
  readonly renderedDraft: RenderedDraft | undefined;
  /** The page that it was rendered from. */
  readonly source: PageContent | undefined;
  readonly error: unknown;
}

const emptyState: RenderState = { renderedDraft: undefined, source: undefined, error: undefined };

/** Renders the page again whenever it changes. */
export function useRenderedDraft({ path, at }: PreviewTarget): RenderState {
  const { editor } = useEditorContext();
  const [state, setState] = useState(emptyState);
  useEffect(() => {
    // A rendering for another address or date must not be shown for this one.
    setState(emptyState);
    let latest: RenderedDraft | undefined;
    const queue = createRenderQueue({
      render: (page, signal) => renderDraft(page, latest?.tileVersions ?? {}, { path, at }, signal),
      onRendered(html, source) {
        latest = parseRenderedDraft(html, latest);
        setState({ renderedDraft: latest, source, error: undefined });
      },
      onError: (error) => setState((before) => ({ ...before, error })),
    });
    let last = editor.state().history.present;
    queue.render(last);
    const stop = editor.subscribe(() => {
      const { present } = editor.state().history;
      if (present === last) return;
      last = present;
      queue.render(present);
    });
    return () => {
      stop();
      queue.stop();
    };
  }, [editor, path, at]);
  return state;
}
