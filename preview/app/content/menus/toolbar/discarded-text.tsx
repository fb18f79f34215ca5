import { EditorButton } from '../../../ui/editor-button.tsx';
import type { Grid } from '../grid/use-grid.ts';

/** Says that what was typed in a cell is not stored. The grid announces it. */
export const DiscardedText = ({ grid: { discarded, setDiscarded } }: { readonly grid: Grid }) =>
  discarded && (
    <p className="error-message discarded-text">
      {discarded.message} <EditorButton onClick={() => setDiscarded(undefined)}>Dismiss</EditorButton>
    </p>
  );
