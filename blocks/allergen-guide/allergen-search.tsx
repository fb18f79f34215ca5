/** @jsxImportSource #eager */
import { allergenNames } from '#schemas/menu/avoid-allergens.ts';
import { type Allergen, allergens } from '#schemas/menu/menu.ts';
import filter from '../_shared/filter/filter.module.css';
import styles from './allergen-search.module.css';

interface AllergenSearchProps {
  readonly action: string;
  readonly words: readonly string[];
  readonly avoided: readonly Allergen[];
}

/** Looks for dishes by name, and leaves out allergens. It is a form like any other, so it needs no script. */
export function AllergenSearch({ action, words, avoided }: AllergenSearchProps) {
  const narrowed = words.length > 0 || avoided.length > 0;
  return (
    <form className={styles.search} method="get" action={action}>
      <label className={styles.label}>
        Look for a dish
        <input className={styles.field} type="search" name="q" defaultValue={words.join(' ')} autoComplete="off" />
      </label>
      <fieldset className={filter.choices}>
        <legend className={filter.legend}>Leave out</legend>
        <div className={styles.tags}>
          {allergens.map((name) => (
            <label key={name} className={filter.tag}>
              <input type="checkbox" name="avoid" value={name} defaultChecked={avoided.includes(name)} />
              {allergenNames[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={filter.actions}>
        <button className={filter.show} type="submit">
          Show dishes
        </button>
        {narrowed && (
          <a className={filter.reset} href={action}>
            Show all
          </a>
        )}
      </p>
    </form>
  );
}
