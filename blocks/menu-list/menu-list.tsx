/** @jsxImportSource #eager */
import type { BlockProps, MenuArea } from '#renderer/block.ts';
import { readAllergens } from '#schemas/domain/menu/avoid-allergens.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import { choiceNames, choiceQuery } from '../_shared/menu-filter/dish-choice.ts';
import { menuLink } from '../_shared/restaurant/menu-link.ts';
import { surfaceAt } from '../_shared/styles/surface.ts';
import { SmallTile } from '../_shared/ui/card/small-tile.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/heading.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './menu-list.module.css';

export function MenuList({ tile, data, placement, page }: BlockProps<'menu-list'>) {
  const shown = tile.count === 'four' ? data.menus.slice(0, 4) : data.menus;
  const choice = { diet: (page.query.diet ?? []).map(tagSlug), avoid: readAllergens(page.query.avoid ?? []) };
  const query = choiceQuery(choice);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.list}>
        <TileHead tile={tile} placement={placement} />
        {query && <Narrowed names={choiceNames(choice)} count={data.menus.length} home={allMenus(page.area)} />}
        {data.menus.length === 0 && !query && (
          <p className={styles.none}>There is no menu here just now. Please ring us.</p>
        )}
        <ul className={`plain-list ${styles.menus}`}>
          {shown.map((menu, index) => (
            <li key={menu.id} className={styles.menu}>
              <SmallTile
                name={menu.id}
                title={menu.name}
                headingLevel={innerHeadingLevel(tile, placement)}
                surface={surfaceAt(index, tile.backgroundColor)}
                image={menu.image}
                link={{ ...quiet, linkText: 'Read the menu', linkUrl: menuLink(page.area, menu.id) + query }}
                sizes={sizesFor(placement.span, 1 / 2)}
              >
                <div className={styles.words}>
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
              </SmallTile>
            </li>
          ))}
        </ul>
        {shown.length < data.menus.length && (
          <TileLink
            link={{
              ...quiet,
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

interface NarrowedProps {
  readonly names: readonly string[];
  readonly count: number;
  readonly home: string;
}

/** What the menus are narrowed to, and the way back to all of them. */
const Narrowed = ({ names, count, home }: NarrowedProps) => (
  <p className={styles.narrowed} role="status">
    {count === 0 ? 'No menu has a dish that is all of these: ' : 'Menus with dishes that are: '}
    <strong>{names.join(', ')}</strong>. <a href={home}>Show all menus</a>
  </p>
);

/** The home page's own address for menus shows one of them; all stand at /menu. */
const allMenus = (area: MenuArea): string => (area.kind === 'home' ? '/menu' : menuLink(area));

const quiet = { openInNewTab: false, description: undefined, linkMedia: undefined, style: 'quiet' } as const;
