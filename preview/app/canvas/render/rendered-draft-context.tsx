import { createContext, type ReactNode, useContext } from 'react';
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

export function useRendering(): RenderState {
  const state = useContext(RenderedDraftContext);
  if (!state) throw new Error('useRendering must be used inside a RenderedDraftProvider.');
  return state;
}
