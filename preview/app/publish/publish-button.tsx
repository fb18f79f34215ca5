import { EditorButton } from '../ui/editor-button.tsx';

interface PublishButtonProps {
  readonly action?: 'Publish' | 'Export';
  /** What prevents publishing beside sample texts. */
  readonly errors: number;
  /** Texts of new tiles that wait for the editor’s own. */
  readonly sampleTexts: number;
  readonly onClick: () => void;
}

/** Opens the dialog that publishes, and says how much is left to do before. */
export function PublishButton({ action = 'Publish', errors, sampleTexts, onClick }: PublishButtonProps) {
  // A new page has only sample texts, which are no mistakes.
  const [count, noun] = errors > 0 ? [errors + sampleTexts, 'error'] : [sampleTexts, 'sample text'];
  return (
    <EditorButton variant="primary" onClick={onClick}>
      {count === 0 ? `${action}…` : `${action}… (${count} ${noun}${count === 1 ? '' : 's'})`}
    </EditorButton>
  );
}
