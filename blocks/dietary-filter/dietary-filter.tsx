/** @jsxImportSource #eager */

import { allergenNames, allergens, readAllergens } from '#schemas/domain/menu/allergens.ts';
import { chooseDishes } from '#schemas/domain/menu/filter/choose-dishes.ts';
import { buildGuideUrl } from '#schemas/domain/menu/filter/dish-choice.ts';
import { formatMenuFacts } from '#schemas/domain/menu/filter/format-dish-facts.ts';
import { getMenuTags } from '#schemas/domain/menu/menu-tags.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import type { BlockProps } from '../_shared/block.ts';
import { AllergyNote } from '../_shared/menu-filter/allergy-note.tsx';
import { FilterActions } from '../_shared/menu-filter/filter-actions.tsx';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { FilterResult } from '../_shared/menu-filter/filter-result.tsx';
import { menuPath } from '../_shared/restaurant/menu-path.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './dietary-filter.module.css';

/** A form that leads to a menu. Its choices are part of the address, and the menu reads them from there. */
export function DietaryFilter({ tile, data, placement, page }: BlockProps<'dietary-filter'>) {
  const { menu } = data;
  const tags = tile.asks === 'allergens' ? [] : getMenuTags(menu);
  const names = tile.asks === 'diets' ? [] : allergens;
  if (menu.sections.every(({ items }) => items.length === 0) || tags.length + names.length === 0) return null;
  const diet = (page.query.diet ?? []).map(tagSlug);
  const avoided = readAllergens(page.query.avoid ?? []);
  const result = chooseDishes(menu, { diet, avoid: avoided });
  const address = menuPath(page.area, menu.id);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.filter}>
        <TileHead tile={{ ...tile, heading: tile.heading ?? 'What suits you?' }} placement={placement} />
        <live-filter
          data-facts={formatMenuFacts(result.sections)}
          data-total={result.total}
          data-noun={menu.lists === 'drinks' ? 'drink' : 'dish'}
          data-leads=""
        >
          <form className={styles.form} method="get" action={address}>
            {tags.length > 0 && (
              <FilterChoices
                name="diet"
                legend="Show only"
                choices={tags.map(({ name, slug }) => ({ value: slug, label: name }))}
                chosen={diet}
              />
            )}
            {names.length > 0 && (
              <FilterChoices
                name="avoid"
                legend="Leave out"
                choices={names.map((name) => ({ value: name, label: allergenNames[name] }))}
                chosen={avoided}
              />
            )}
            {page.query.kcal?.includes('hide') && <input type="hidden" name="kcal" value="hide" />}
            <FilterActions isPrimary submitLabel={`Show dishes: ${menu.name}`} />
          </form>
        </live-filter>
        <FilterResult
          tags={getMenuTags(menu)}
          selected={diet}
          avoided={avoided}
          result={result}
          noun={menu.lists === 'drinks' ? 'drink' : 'dish'}
          resetUrl={page.path}
        />
        <AllergyNote allergenUrl={buildGuideUrl(tile.allergenUrl, avoided)} />
      </div>
    </WithPanel>
  );
}
