/** @jsxImportSource #eager */

import type { BlockProps } from '#renderer/block.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import { allergenNames } from '#schemas/domain/menu/avoid-allergens.ts';
import { dietsOf } from '#schemas/domain/menu/dietary-claims.ts';
import { allergens, type Menu, type MenuItem } from '#schemas/domain/menu/menu.ts';
import type { TableDish } from '#schemas/domain/menu/share-table.ts';
import { tagsOf } from '#schemas/domain/menu/tags-of.ts';
import { Island } from '../_shared/islands/island.tsx';
import { menuLink } from '../_shared/restaurant/menu-link.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './table-for-everyone.module.css';

/** Who is coming, what each needs, and what they can share. It works by script alone, so that nothing of it is ever sent. */
export function TableForEveryone({ tile, data, placement, page }: BlockProps<'table-for-everyone'>) {
  const menus = Object.values(data).flatMap((menu) => (menu ? [menu] : []));
  const [first] = menus;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.table}>
        <TileHead tile={tile} placement={placement} />
        {tile.advice && (
          <div className={styles.advice} data-surface="accent">
            <Icon name="warning" />
            <RichText html={tile.advice} headingLevel={placement.headingLevel} />
          </div>
        )}
        {first ? (
          <>
            <div className={styles.scripted}>
              <Island
                name="table-for-everyone"
                props={{
                  label: tile.heading ?? 'A table for everyone',
                  tags: offered(menus, tile.diets),
                  allergens: allergens.map((slug) => ({ slug, name: allergenNames[slug] })),
                  menus: menus.map(tableMenu),
                }}
              />
            </div>
            <p className={styles.unscripted}>
              Your browser runs no scripts, and we will not have you send us what you cannot eat. Each menu can be
              narrowed by diet, and its <a href={`${menuLink(page.area, first.id)}#allergens`}>allergen guide</a> by
              what to avoid.
            </p>
          </>
        ) : (
          <p>The menu cannot be shown at the moment. Please ask our team.</p>
        )}
      </div>
    </WithPanel>
  );
}

/** The tags of the menus that guests may ask for. “New” is a tag too, and nobody's need. */
const offered = (menus: readonly Menu[], diets: readonly string[]) =>
  tagsOf({ sections: menus.flatMap(({ sections }) => sections) }).filter(
    ({ slug }) => diets.length === 0 || diets.includes(slug),
  );

const tableMenu = ({ id, name, sections }: Menu) => ({
  id,
  name,
  sections: sections.map((section) => ({ name: section.name, dishes: section.items.map(tableDish) })),
});

const tableDish = (dish: MenuItem): TableDish => ({
  id: dish.id,
  name: dish.name,
  tags: [...dietsOf(dish)],
  holds: allergens.filter((each) => dish.allergens[each] === 'contains' || dish.allergens[each] === 'may-contain'),
  unknown: allergens.filter((each) => dish.allergens[each] === 'unknown'),
});
