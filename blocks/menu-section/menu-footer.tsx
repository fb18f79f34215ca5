/** @jsxImportSource #eager */
import { describeAllergenCodes } from '#schemas/domain/menu/allergen-codes.ts';
import type { MenuSection } from '#schemas/domain/menu/menu.ts';
import { AllergyNote } from '../_shared/menu-filter/allergy-note.tsx';
import styles from './menu-footer.module.css';

interface MenuFooterProps {
  /** Whether energy (kcal) is shown. */
  readonly energy: boolean;
  readonly note: string | undefined;
  readonly allergenUrl: string;
  /** The sections shown, for the key to the allergens of a printed menu. */
  readonly sections: readonly MenuSection[];
}

/**
 * The small print of a menu. The statement about daily energy is mandatory wherever kcal are shown. Source: Calorie
 * Labelling (Out of Home Sector) (England) Regulations 2021.
 */
export function MenuFooter({ energy, note = '', allergenUrl, sections }: MenuFooterProps) {
  const hasEnergyNote = /2,?000\s*kcal/i.test(note);
  const codes = describeAllergenCodes(sections);
  return (
    <div className={styles.footer}>
      {codes && <p className="print-only">Allergens: {codes}.</p>}
      <AllergyNote allergenUrl={allergenUrl} />
      {energy && !hasEnergyNote && <p>Adults need around 2000 kcal a day.</p>}
      {note && <p>{note}</p>}
    </div>
  );
}
