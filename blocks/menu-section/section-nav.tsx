/** @jsxImportSource #eager */

import type { Tile } from '#schemas/content/tile/tile.ts';
import type { Menu, MenuSection } from '#schemas/domain/menu/menu.ts';
import styles from './section-nav.module.css';

interface SectionNavProps {
  readonly tile: Tile<'menu-section'>;
  readonly menu: Pick<Menu, 'name' | 'sections'>;
  readonly sectionUrl: (section: MenuSection) => string;
}

/** Sticky links to the sections of a long menu. */
export function SectionNav({ tile, menu, sectionUrl }: SectionNavProps) {
  return (
    <nav className={styles.nav} aria-label={`Sections of ${menu.name}`}>
      <style href="menu-section-current" precedence="block">
        {currentStyle}
      </style>
      <ul className="plain-list" data-scroller="">
        {menu.sections.map((section) => (
          <li key={section.id}>
            <SectionLink section={section} url={sectionUrl(section)} />
          </li>
        ))}
        {tile.allergenUrl.startsWith('#') && (
          <li>
            <a href={tile.allergenUrl}>Allergens</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The number of dishes is of a section on this page, where script changes it with the dishes that are shown. */
function SectionLink({ section, url }: { readonly section: MenuSection; readonly url: string }) {
  return (
    <a href={url}>
      {section.name}
      {url.startsWith('#') && (
        <>
          {' '}
          <span className={styles.count}>
            <span data-section-count="">{section.items.length}</span>
            <span className="visually-hidden"> shown</span>
          </span>
        </>
      )}
    </a>
  );
}

/**
 * Highlights the current section in browsers with `:target-current` (from 2025), without script. It is not in the style
 * sheet because the framework's CSS parser does not support the selector yet and would warn at each build.
 */
const currentStyle = [
  `.${styles.nav} a:target-current{box-shadow:inset 0 -4px var(--accent);color:var(--accent)}`,
  `@container (min-width:62rem){.${styles.nav} a:target-current{box-shadow:none}}`,
].join('');
