/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { allergenNames, readAllergens } from '#schemas/domain/menu/avoid-allergens.ts';
import { allergens } from '#schemas/domain/menu/menu.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import { tagsOf } from '#schemas/domain/menu/tags-of.ts';
import { AllergyNote } from '../_shared/menu-filter/allergy-note.tsx';
import { guideLink } from '../_shared/menu-filter/dish-choice.ts';
import { FilterActions } from '../_shared/menu-filter/filter-actions.tsx';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { menuLink } from '../_shared/restaurant/menu-link.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './dietary-filter.module.css';

/** A form that leads to a menu: the choice travels in the address, where the menu reads it. */
export function DietaryFilter({ tile, data, placement, page }: BlockProps<'dietary-filter'>) {
  const { menu } = data;
  const tags = tile.asks === 'allergens' ? [] : tagsOf(menu);
  const names = tile.asks === 'diets' ? [] : allergens;
  if (menu.sections.every(({ items }) => items.length === 0) || tags.length + names.length === 0) return null;
  const diet = (page.query.diet ?? []).map(tagSlug);
  const avoided = readAllergens(page.query.avoid ?? []);
  const address = menuLink(page.area, menu.id);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.filter}>
        <TileHead tile={{ ...tile, heading: tile.heading ?? 'What suits you?' }} placement={placement} />
        <form className={styles.form} method="get" action={address}>
          {tags.length > 0 && (
            <FilterChoices
              name="diet"
              legend="Show only"
              choices={tags.map(({ name, slug }) => ({ value: slug, label: name }))}
              chosen={diet}
              className={styles.tags}
            />
          )}
          {names.length > 0 && (
            <FilterChoices
              name="avoid"
              legend="Leave out"
              choices={names.map((name) => ({ value: name, label: allergenNames[name] }))}
              chosen={avoided}
              className={styles.tags}
            />
          )}
          {page.query.kcal?.includes('hide') && <input type="hidden" name="kcal" value="hide" />}
          <FilterActions
            action={address}
            narrowed={diet.length + avoided.length > 0}
            words={`Show dishes: ${menu.name}`}
          />
        </form>
        <AllergyNote allergenUrl={guideLink(tile.allergenUrl, avoided)} />
      </div>
    </WithPanel>
  );
}
