/** @jsxImportSource #eager */
import { type Allergen, allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import styles from './allergen-choices.module.css';
import { FilterChoices } from './filter-choices.tsx';

interface AllergenChoicesProps {
  readonly avoided: readonly Allergen[];
}

/** The 14 allergens as checkboxes, collapsed until one is chosen. */
export function AllergenChoices({ avoided }: AllergenChoicesProps) {
  return (
    <details open={avoided.length > 0}>
      <summary className={styles.summary}>Leave out allergens{avoided.length > 0 && ` (${avoided.length})`}</summary>
      <FilterChoices
        name="avoid"
        legend={<span className="visually-hidden">Leave out</span>}
        choices={allergens.map((name) => ({ value: name, label: allergenNames[name] }))}
        chosen={avoided}
      />
    </details>
  );
}
