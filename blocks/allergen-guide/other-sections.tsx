/** @jsxImportSource #eager */
import type { MenuSection } from '#schemas/domain/menu/menu.ts';
import styles from './other-sections.module.css';

interface OtherSectionsProps {
  readonly sections: readonly MenuSection[];
  readonly sectionUrl: (section: MenuSection) => string;
}

/** Links to the sections of a long menu that are not shown, so that a missing dish is not taken for a safe one. */
export function OtherSections({ sections, sectionUrl }: OtherSectionsProps) {
  if (sections.length === 0) return null;
  return (
    <nav className={styles.others} aria-label="Other sections of the allergen guide">
      <p>These are not all dishes. Other sections:</p>
      <ul className={`plain-list ${styles.links}`}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={sectionUrl(section)}>{section.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
