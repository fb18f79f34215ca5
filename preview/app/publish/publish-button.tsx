import { EditorButton } from '../ui/editor-button.tsx';

interface PublishButtonProps {
  readonly action?: 'Publish' | 'Export';
  /** What prevents publishing beside sample texts. */
  readonly errors: number;
  /** Texts of new tiles that wait for the editor’s own. */
  readonly sampleTexts: number;
  /** Fields of a new item that are still empty. */
  readonly unfilled?: number;
  readonly onClick: () => void;
}

/** Opens the dialog that publishes, and says how much is left to do before. */
export function PublishButton({ action = 'Publish', errors, sampleTexts, unfilled = 0, onClick }: PublishButtonProps) {
  // Sample texts and fields that are still empty are no mistakes.
  const left = [
    ...countOf(errors, 'error'),
    ...countOf(sampleTexts, 'sample text'),
    ...countOf(unfilled, 'field').map((fields) => `${fields} to fill in`),
  ].join(', ');
  return (
    <EditorButton variant="primary" onClick={onClick}>
      {left === '' ? `${action}…` : `${action}… (${left})`}
    </EditorButton>
  );
}

const countOf = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
