import { createContext, type ReactNode, useContext } from 'react';
import type { PageHead } from './read-head.ts';
import type { PreviewTarget } from './render-draft.ts';
import { type RenderState, useRenderedDraft } from './use-rendered-draft.ts';

const RenderedDraftContext = createContext<RenderState | undefined>(undefined);

interface RenderedDraftProviderProps {
  readonly target: PreviewTarget;
  readonly children: ReactNode;
}

/** Renders the page for the components that show what visitors, search engines and social networks see. */
export function RenderedDraftProvider({ target, children }: RenderedDraftProviderProps) {
  return <RenderedDraftContext value={useRenderedDraft(target)}>{children}</RenderedDraftContext>;
}

/** The head of the page as rendered last; undefined before the first rendering, and for a form without a canvas. */
export const useRenderedHead = (): PageHead | undefined => useContext(RenderedDraftContext)?.renderedDraft?.head;

export function useRendering(): RenderState {
  const state = useContext(RenderedDraftContext);
  if (!state) throw new Error('useRendering must be used inside a RenderedDraftProvider.');
  return state;
}
