/** @jsxImportSource #eager */

import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { MenuArea } from '#schemas/content/page/page-context.ts';
import { allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { getSuitableDiets } from '#schemas/domain/menu/dietary-claims.ts';
import type { Menu, MenuItem } from '#schemas/domain/menu/menu.ts';
import { getMenuTags } from '#schemas/domain/menu/menu-tags.ts';
import type { TableDish } from '#schemas/domain/menu/share-table.ts';
import type { BlockProps } from '../_shared/block.ts';
import { Island } from '../_shared/islands/island.tsx';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { menuPath } from '../_shared/restaurant/menu-path.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import type { DietaryOption } from './guest-form.client.tsx';
import styles from './table-for-everyone.module.css';
// Imported here, because the server's HTML must be styled before the island's script loads.
import './guest-form.module.css';
import './laid-table.module.css';
import './dish-groups.module.css';
import '../_shared/menu-signs/sign-legend.module.css';
import './seat-colours.module.css';
import './scene/everyones-table.module.css';
import '../_shared/restaurant/table-scene/filled-bowl.module.css';
import '../_shared/restaurant/table-scene/table-cloth.module.css';

/**
 * Guests, their diets and allergens, and the dishes that they can share. It needs script, because these data must never
 * be sent to the server.
 */
export function TableForEveryone({ tile, data, placement, page }: BlockProps<'table-for-everyone'>) {
  const menus = Object.values(data).flatMap((menu) => (menu ? [menu] : []));
  const [first] = menus;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.table}>
        <TileHead tile={tile} placement={placement} />
        {tile.advice && (
          <div className={styles.advice} data-surface="primary">
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
                  tags: selectTags(menus, tile.diets),
                  allergens: allergenOptions,
                  menus: menus.map(tableMenu),
                }}
              />
            </div>
            <UnscriptedForm menu={first} menus={menus} diets={tile.diets} area={page.area} />
          </>
        ) : (
          <p>The menu cannot be shown at the moment. Please ask our team.</p>
        )}
      </div>
    </WithPanel>
  );
}

interface UnscriptedFormProps {
  readonly menu: Menu;
  readonly menus: readonly Menu[];
  readonly diets: readonly string[];
  readonly area: MenuArea;
}

/** Without script: one form for the needs of the whole table, which leads to the menu's own filter. */
function UnscriptedForm({ menu, menus, diets, area }: UnscriptedFormProps) {
  const path = menuPath(area, menu.id);
  return (
    <form className={styles.unscripted} method="get" action={path}>
      <p>
        We lay this table in your browser, so that nobody else learns who eats what, and that takes JavaScript. Without
        it, tick what any of you needs, and the menu shows the dishes for all of you. Your choice travels to us in the
        address of the page; we do not save it. There are also <a href={menuPath(area)}>other menus</a>, and what each
        dish contains is in the <a href={`${path}#allergens`}>allergen guide</a>.
      </p>
      <FilterChoices name="diet" legend="Must be" choices={toChoices(selectTags(menus, diets))} chosen={[]} />
      <FilterChoices name="avoid" legend="Must be without" choices={toChoices(allergenOptions)} chosen={[]} />
      <Button type="submit">{`${menu.name}: dishes for everyone`}</Button>
    </form>
  );
}

const allergenOptions = allergens.map((slug) => ({ slug, name: allergenNames[slug] }));

const toChoices = (options: readonly DietaryOption[]) =>
  options.map(({ slug, name }) => ({ value: slug, label: name }));

/** Returns the tags that guests can choose. Not every tag is a diet: “New” is a tag too. */
const selectTags = (menus: readonly Menu[], diets: readonly string[]) =>
  getMenuTags({ sections: menus.flatMap(({ sections }) => sections) }).filter(
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
  tags: [...getSuitableDiets(dish)],
  holds: allergens.filter((each) => dish.allergens[each] === 'contains' || dish.allergens[each] === 'may-contain'),
  unknown: allergens.filter((each) => dish.allergens[each] === 'unknown'),
});
