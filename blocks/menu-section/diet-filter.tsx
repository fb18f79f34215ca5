/** @jsxImportSource #eager */
import type { MenuTag } from '#schemas/menu/tag-slug.ts';
import filter from '../_shared/filter/filter.module.css';
import { Icon } from '../_shared/icon/icon.tsx';
import styles from './diet-filter.module.css';

interface DietFilterProps {
  readonly action: string;
  readonly tags: readonly MenuTag[];
  readonly selected: readonly string[];
}

/** Dietary tags as boxes to tick. The choice travels in the address, so it needs no script and can be shared. */
export function DietFilter({ action, tags, selected }: DietFilterProps) {
  return (
    <form className={styles.filter} method="get" action={action}>
      <fieldset className={filter.choices}>
        <legend className={filter.legend}>
          <span className={styles.title}>
            <Icon name="filter" />
            Show only
          </span>
        </legend>
        <div className={styles.tags} data-scroller="">
          {tags.map(({ name, slug }) => (
            <label key={slug} className={filter.tag}>
              <input type="checkbox" name="diet" value={slug} defaultChecked={selected.includes(slug)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={filter.actions}>
        <button className={filter.show} type="submit">
          Show dishes
        </button>
        {selected.length > 0 && (
          <a className={filter.reset} href={action}>
            Show all
          </a>
        )}
      </p>
    </form>
  );
}
