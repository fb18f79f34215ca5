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

/** Opens the dialog that publishes, and says how much is left to do before: on phones as a number. */
export function PublishButton({ action = 'Publish', errors, sampleTexts, unfilled = 0, onClick }: PublishButtonProps) {
  // Sample texts and fields that are still empty are no mistakes.
  const left = [
    ...countOf(errors, 'error'),
    ...countOf(sampleTexts, 'sample text'),
    ...countOf(unfilled, 'field').map((fields) => `${fields} to fill in`),
  ].join(', ');
  if (left === '')
    return (
      <EditorButton variant="primary" onClick={onClick}>
        {action}…
      </EditorButton>
    );
  const label = `${action}… (${left})`;
  return (
    <EditorButton variant="primary" className="publish-button" onClick={onClick}>
      <span>{label}</span>
      <span className="on-phone" aria-hidden="true">
        {action}…<b>{errors + sampleTexts + unfilled}</b>
      </span>
    </EditorButton>
  );
}

const countOf = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
