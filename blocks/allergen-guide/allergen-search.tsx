/** @jsxImportSource #eager */
import { allergenNames } from '#schemas/domain/menu/avoid-allergens.ts';
import { type Allergen, allergens } from '#schemas/domain/menu/menu.ts';
import { FilterActions } from '../_shared/menu-filter/filter-actions.tsx';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { LabelledControl } from '../_shared/ui/field/field.tsx';
import { Input } from '../_shared/ui/field/input.tsx';
import styles from './allergen-search.module.css';

interface AllergenSearchProps {
  readonly action: string;
  readonly searchTerms: readonly string[];
  readonly avoided: readonly Allergen[];
  /** Filters of a menu on the same page, which must be preserved. */
  readonly diet: readonly string[];
  readonly kcal: readonly string[];
}

/** A search for dishes by name and a filter by allergens. A plain form, so it works without script. */
export function AllergenSearch({ action, searchTerms, avoided, diet, kcal }: AllergenSearchProps) {
  return (
    <live-filter>
      <form className={styles.search} method="get" action={action}>
        <LabelledControl label="Look for a dish" className={styles.label}>
          <Input isSmall type="search" name="q" defaultValue={searchTerms.join(' ')} autoComplete="off" />
        </LabelledControl>
        <FilterChoices
          name="avoid"
          legend="Leave out"
          choices={allergens.map((name) => ({ value: name, label: allergenNames[name] }))}
          chosen={avoided}
        />
        {diet.map((slug) => (
          <input key={slug} type="hidden" name="diet" value={slug} />
        ))}
        {kcal.map((way) => (
          <input key={way} type="hidden" name="kcal" value={way} />
        ))}
        <FilterActions action={action} isFiltered={searchTerms.length > 0 || avoided.length > 0} />
      </form>
    </live-filter>
  );
}
