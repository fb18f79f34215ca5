/** @jsxImportSource #eager */

import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { MenuSummary } from '#schemas/domain/menu/menu.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

import { formatCollectionTime } from '../_shared/format/format-collection-time.ts';

import { Icon } from '../_shared/ui/icon/icon.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { basicLinkProps } from './basic-link-props.ts';
import styles from './menus-part.module.css';
import { Part, type PartOptions } from './part.tsx';

interface MenusPartProps extends PartOptions {
  /** The restaurant's path, which prefixes the paths of its menus. */
  readonly path: string;
  readonly menus: readonly MenuSummary[];
  /** Whether the menus are collapsed into one selector. */
  readonly isCollapsed: boolean;
}

/** The menus of a restaurant. If they cannot be loaded, one link leads to all of them. */
export function MenusPart({ path, menus, isCollapsed, headingLevel, className }: MenusPartProps) {
  const links =
    menus.length > 0
      ? menus.map(({ id, name, availability }) => ({ href: `${path}/menu/${id}`, name, availability }))
      : [{ href: `${path}/menu`, name: 'All our menus', availability: undefined }];
  const list = (
    <ul className={`plain-list ${styles.menus}`}>
      {links.map(({ href, name, availability }) => (
        <li key={href}>
          <a className={styles.menu} href={href}>
            <span className={styles.name}>{name}</span>
            {availability && <span className={styles.when}>{availability}</span>}
            <Icon name="arrow" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Part title="Menus" surface="primary" headingLevel={headingLevel} className={className}>
      {isCollapsed && links.length > 1 ? (
        <details className={styles.selector}>
          <summary className={styles.chosen}>
            Choose a menu <Icon name="chevron" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Part>
  );
}

interface CollectPartProps extends PartOptions {
  readonly restaurant: Restaurant;
  readonly page: PageContext;
  readonly allergenUrl: string;
}

/** Click and collect, with a link to the allergen guide, because there is no waiter to ask. */
export function CollectPart({ restaurant, page, allergenUrl, headingLevel, className }: CollectPartProps) {
  if (!restaurant.clickCollect) return null;
  const status = formatCollectionTime(restaurant, page.now, page.options.collectionCloses);
  return (
    <Part title="To take away" surface="primary" headingLevel={headingLevel} className={className}>
      {status && <p className={`screen-only ${styles.status}`}>{status}</p>}
      <p>
        Allergic to something? Read the <a href={allergenUrl}>allergen guide</a> before you order.
      </p>
      <TileLink
        link={{
          ...basicLinkProps,
          linkText: 'Click and collect',
          linkUrl: restaurant.clickCollect,
          style: 'primary',
        }}
        className={styles.last}
      />
    </Part>
  );
}
