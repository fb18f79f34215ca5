import type { FoundContent } from '../../../api/find-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

/** A field with the allergen notes of a dish. */
interface AllergenNote {
  /** The title of the field. */
  readonly field: string;
  /** The name of the menu. */
  readonly name: string;
}

/** The chosen hits in notes about allergens, one for each menu. */
export const listAllergenNotes = (chosen: readonly FoundContent[]): readonly AllergenNote[] =>
  chosen.flatMap(({ name, hits }) => {
    const hit = hits.find(({ path }) => path.at(-1) === 'allergenNotes');
    return hit ? [{ field: hit.field, name }] : [];
  });

interface DeleteQuestionProps {
  readonly text: string;
  readonly chosen: readonly FoundContent[];
  /** How many places are left out because their text would be empty. */
  readonly leftOut: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before words are replaced by nothing. Guests with an allergy read some of them. */
export function DeleteQuestion({ text, chosen, leftOut, onConfirm, onClose }: DeleteQuestionProps) {
  const notes = listAllergenNotes(chosen);
  const drafts = chosen.length === 1 ? '1 draft' : `${chosen.length.toLocaleString('en-GB')} drafts`;
  return (
    <ConfirmDialog
      heading={`Delete “${text}” in ${drafts}?`}
      action="Delete the words"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>“Replace with” is empty, so the words are deleted. Nothing is published, and you can undo it.</p>
      {notes.length > 0 && (
        <p>
          {`They are also deleted from “${notes[0]?.field}” in ${notes
            .map(({ name }) => name)
            .join(', ')}. Guests with an allergy rely on them.`}
        </p>
      )}
      {leftOut > 0 && <p>{describeLeftOut(leftOut)}</p>}
    </ConfirmDialog>
  );
}

/** “2 places are left out: their text would be empty.” */
export const describeLeftOut = (count: number): string =>
  count === 1
    ? '1 place is left out: its text would be empty.'
    : `${count.toLocaleString('en-GB')} places are left out: their text would be empty.`;
