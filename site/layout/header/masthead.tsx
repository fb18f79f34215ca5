import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { LinkItem } from '#schemas/content/link/link.ts';
import { LayoutLink } from '../link/layout-link.tsx';
import { ariaCurrentFor } from './header-links.ts';
import styles from './masthead.module.css';

interface MastheadProps {
  readonly items: readonly LinkItem[];
  /** The page’s path; undefined where there is no page. */
  readonly path: string | undefined;
}

/** The menu of wide screens: links and disclosures. */
export function Masthead({ items, path }: MastheadProps) {
  return (
    <nav className={styles.masthead} data-part="masthead" aria-label="Main">
      <ul className={`plain-list ${styles.items}`}>
        {items.map((item) => (
          <li key={`${item.linkText} ${item.linkUrl}`} className={styles.item}>
            {item.links.length > 0 ? (
              <Group item={item} path={path} />
            ) : (
              <LayoutLink
                link={item}
                className={styles.link}
                part="item"
                current={ariaCurrentFor(item.linkUrl, path)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All groups share one name, so that the browser keeps at most one open. */
function Group({ item, path }: { readonly item: LinkItem; readonly path: string | undefined }) {
  const inside = item.links.some(({ linkUrl }) => ariaCurrentFor(linkUrl, path));
  return (
    <details className={styles.group} name="masthead" data-disclosure="">
      <summary className={styles.link} data-part="item" data-inside={inside || undefined}>
        {item.linkText}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.panel} data-surface="white">
        <Pattern motif="kawung" className={styles.edge} />
        <ul className="plain-list">
          {item.links.map((link) => (
            <li key={`${link.linkText} ${link.linkUrl}`}>
              <LayoutLink link={link} className={styles.choice} current={ariaCurrentFor(link.linkUrl, path)}>
                <span className={styles.choiceName}>{link.linkText}</span>
                {link.description && <span className={styles.about}>{link.description}</span>}
              </LayoutLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
