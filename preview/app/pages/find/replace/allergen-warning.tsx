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

interface AllergenWarningProps {
  readonly notes: readonly AllergenNote[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before words of allergen notes are replaced by nothing: guests with an allergy read them. */
export const AllergenWarning = ({ notes, onConfirm, onClose }: AllergenWarningProps) => (
  <ConfirmDialog
    heading="Delete words from allergen notes?"
    action="Delete the words"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>
      {`“Replace with” is empty, so the words are deleted, also from “${notes[0]?.field}” in ${notes
        .map(({ name }) => name)
        .join(', ')}. Guests with an allergy rely on them.`}
    </p>
  </ConfirmDialog>
);
