import { EditorButton } from '../../ui/editor-button.tsx';

/** The button goes with the filters. The first of them takes the focus. */
export const ClearFilters = ({ onClear }: { readonly onClear: () => void }) => (
  <EditorButton
    onClick={() => {
      onClear();
      document.querySelector<HTMLElement>('.page-filters input')?.focus();
    }}
  >
    Clear filters
  </EditorButton>
);
