/** @jsxImportSource #eager */

import type { MenuArea } from '#schemas/content/page/page-context.ts';
import { readAllergens } from '#schemas/domain/menu/allergens.ts';
import { buildChoiceQuery, describeChoice } from '#schemas/domain/menu/filter/dish-choice.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import type { BlockProps } from '../_shared/block.ts';
import { menuPath } from '../_shared/restaurant/menu-path.ts';

import { surfaceAt } from '../_shared/styles/surface.ts';
import { Card } from '../_shared/ui/card/card.tsx';
import { cardStrip } from '../_shared/ui/card/card-strip.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './menu-list.module.css';

export function MenuList({ tile, data, placement, page }: BlockProps<'menu-list'>) {
  const shownMenus = tile.count === 'four' ? data.menus.slice(0, 4) : data.menus;
  const choice = { diet: (page.query.diet ?? []).map(tagSlug), avoid: readAllergens(page.query.avoid ?? []) };
  const query = buildChoiceQuery(choice);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.list}>
        <TileHead tile={tile} placement={placement} />
        {query && (
          <FilterSummary names={describeChoice(choice)} count={data.menus.length} resetUrl={allMenus(page.area)} />
        )}
        {data.menus.length === 0 && !query && (
          <p className={styles.none}>There is no menu here just now. Please look in again soon.</p>
        )}
        <ul {...cardStrip(styles.menus, tile.narrow, shownMenus.length)}>
          {shownMenus.map((menu, index) => (
            <li key={menu.id} className={styles.menu}>
              <Card
                name={menu.id}
                title={menu.name}
                headingLevel={innerHeadingLevel(tile, placement)}
                surface={surfaceAt(index, tile.backgroundColor)}
                image={menu.image}
                link={{ ...quietLink, linkText: 'Read the menu', linkUrl: menuPath(page.area, menu.id) + query }}
                sizes={sizesFor(placement.span, 1 / 2)}
              >
                <div className={styles.content}>
                  {menu.description && <p>{menu.description}</p>}
                  {menu.fitting !== undefined && (
                    <p className={styles.fitting}>
                      {menu.fitting === 1 ? '1 dish fits' : `${menu.fitting} dishes fit`}
                    </p>
                  )}
                  {menu.availability && (
                    <p className={styles.when}>
                      <Icon name="clock" className={styles.icon} />
                      {menu.availability}
                    </p>
                  )}
                </div>
              </Card>
            </li>
          ))}
        </ul>
        {shownMenus.length < data.menus.length && (
          <TileLink
            link={{
              ...quietLink,
              style: 'secondary',
              linkText: `See all ${data.menus.length} menus`,
              linkUrl: allMenus(page.area) + query,
            }}
            className={styles.all}
          />
        )}
      </div>
    </WithPanel>
  );
}

interface FilterSummaryProps {
  readonly names: readonly string[];
  readonly count: number;
  readonly resetUrl: string;
}

/** The active filters, with a link to all menus. */
const FilterSummary = ({ names, count, resetUrl }: FilterSummaryProps) => (
  <p className={styles.isFiltered} role="status">
    {count === 0 ? 'No menu has a dish that is all of these: ' : 'Menus with dishes that are: '}
    <strong>{names.join(', ')}</strong>. <a href={resetUrl}>Show all menus</a>
  </p>
);

/** The menu address of the home area shows one menu; all of them are at /menu. */
const allMenus = (area: MenuArea): string => (area.kind === 'home' ? '/menu' : menuPath(area));

const quietLink = { openInNewTab: false, description: undefined, linkMedia: undefined, style: 'quiet' } as const;
