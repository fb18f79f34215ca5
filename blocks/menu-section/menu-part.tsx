/** @jsxImportSource #eager */
import { createElement } from 'react';
import type { Placement } from '#renderer/block.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import type { MenuItem, MenuSection } from '#schemas/domain/menu/menu.ts';
import { Picture, sizesFor } from '../_shared/ui/picture/picture.tsx';
import { Dish, dishAnchor } from './dish.tsx';
import styles from './menu-part.module.css';

interface MenuPartProps {
  readonly tile: Tile<'menu-section'>;
  readonly placement: Placement;
  readonly section: MenuSection;
  /** Whether the section has its own heading; the only section of a tile uses the tile's. */
  readonly isTitled: boolean;
  readonly pictures: Tile<'menu-section'>['pictures'];
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
  readonly dishUrl: (dish: MenuItem) => string;
}

/** A section of a menu: its name under a rule, some images beside it, and a list of all its dishes. */
export function MenuPart({ tile, placement, section, isTitled, pictures, kcal, dishUrl }: MenuPartProps) {
  const shown = pictures === 'some' ? picturesOf(section.items) : [];
  const headingLevel = placement.headingLevel + (isTitled ? 2 : 1);
  const id = `${tile.key}-${section.id}`;
  return (
    <div className={styles.part} id={id} data-dishes="">
      {(isTitled || shown.length > 0) && (
        <div className={styles.band} data-pictures={shown.length} data-titled={isTitled}>
          {isTitled && (
            <div className={styles.name}>
              {createElement(`h${placement.headingLevel + 1}`, { className: styles.title }, section.name)}
              {section.description && <p>{section.description}</p>}
            </div>
          )}
          {shown.map((image) => (
            <div key={image.url} className={styles.picture}>
              <Picture media={image} sizes={sizesFor(placement.span, 0.22)} />
            </div>
          ))}
        </div>
      )}
      <ul className={`plain-list ${styles.dishes}`}>
        {section.items.map((dish) => (
          <Dish
            key={dish.id}
            dish={dish}
            id={dishAnchor(tile.key, dish)}
            url={dishUrl(dish)}
            headingLevel={headingLevel}
            hasPicture={pictures === 'all'}
            kcal={kcal}
            sizes={sizesFor(placement.span, 0.12)}
          />
        ))}
      </ul>
    </div>
  );
}

/** A short section has one image, a longer one two. */
const picturesOf = (dishes: readonly MenuItem[]) =>
  dishes.flatMap(({ image }) => image ?? []).slice(0, dishes.length > 3 ? 2 : 1);
