/** @jsxImportSource #eager */

import { readAllergens } from '#schemas/domain/menu/avoid-allergens.ts';
import type { MenuTag } from '#schemas/domain/menu/tags-of.ts';
import { AllergenChoices } from '../_shared/menu-filter/allergen-choices.tsx';
import { FilterActions } from '../_shared/menu-filter/filter-actions.tsx';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './diet-filter.module.css';

interface DietFilterProps {
  /** Where the form leads. */
  readonly action: string;
  /** The address of the menu without filters. */
  readonly home: string;
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
  readonly tags: readonly MenuTag[];
  readonly selected: readonly string[];
  /** Allergens to exclude. */
  readonly avoided: readonly string[];
  /** Search terms; absent without a search. */
  readonly words: readonly string[] | undefined;
}

/** Dietary tags as checkboxes. The choice is part of the address, so it works without script and can be shared. */
export function DietFilter({ action, home, kcal, tags, selected, avoided, words }: DietFilterProps) {
  const legend = (
    <span className={styles.title}>
      <Icon name="filter" />
      Show only
    </span>
  );
  return (
    <live-filter>
      <form className={styles.filter} method="get" action={action}>
        {words && (
          <label className={styles.search}>
            Look for a dish
            <input className={styles.field} type="search" name="q" defaultValue={words.join(' ')} autoComplete="off" />
          </label>
        )}
        {tags.length > 0 && (
          <FilterChoices
            name="diet"
            legend={legend}
            choices={tags.map(({ name, slug }) => ({ value: slug, label: name }))}
            chosen={selected}
            className={styles.tags}
            scrolls
          />
        )}
        <AllergenChoices avoided={readAllergens(avoided)} />
        {!kcal && <input type="hidden" name="kcal" value="hide" />}
        <FilterActions action={home} narrowed={selected.length + avoided.length + (words?.length ?? 0) > 0} />
      </form>
    </live-filter>
  );
}
