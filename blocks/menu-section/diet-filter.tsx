/** @jsxImportSource #eager */

import { readAllergens } from '#schemas/domain/menu/avoid-allergens.ts';
import type { MenuTag } from '#schemas/domain/menu/menu-tags.ts';
import { AllergenChoices } from '../_shared/menu-filter/allergen-choices.tsx';
import { FilterActions } from '../_shared/menu-filter/filter-actions.tsx';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { LabelledControl } from '../_shared/ui/field/field.tsx';
import { Input } from '../_shared/ui/field/input.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './diet-filter.module.css';

interface DietFilterProps {
  /** Where the form leads. */
  readonly action: string;
  /** The address of the menu without filters. */
  readonly resetUrl: string;
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
  readonly tags: readonly MenuTag[];
  readonly selected: readonly string[];
  /** Allergens to exclude. */
  readonly avoided: readonly string[];
  /** Search terms; absent without a search. */
  readonly searchTerms: readonly string[] | undefined;
}

/** Dietary tags as checkboxes. The choice is part of the address, so it works without script and can be shared. */
export function DietFilter({ action, resetUrl, kcal, tags, selected, avoided, searchTerms }: DietFilterProps) {
  const legend = (
    <span className={styles.title}>
      <Icon name="filter" />
      Show only
    </span>
  );
  return (
    <live-filter>
      <form className={styles.filter} method="get" action={action}>
        {searchTerms && (
          <LabelledControl label="Look for a dish">
            <Input isSmall type="search" name="q" defaultValue={searchTerms.join(' ')} autoComplete="off" />
          </LabelledControl>
        )}
        {tags.length > 0 && (
          <FilterChoices
            name="diet"
            legend={legend}
            choices={tags.map(({ name, slug }) => ({ value: slug, label: name }))}
            chosen={selected}
            className={styles.tags}
            isScrollable
          />
        )}
        <AllergenChoices avoided={readAllergens(avoided)} />
        {!kcal && <input type="hidden" name="kcal" value="hide" />}
        <FilterActions
          action={resetUrl}
          isFiltered={selected.length + avoided.length + (searchTerms?.length ?? 0) > 0}
        />
      </form>
    </live-filter>
  );
}
