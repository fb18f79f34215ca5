import type { Breadcrumb } from '#site/pages/plan/describe/breadcrumbs-of.ts';
import styles from './breadcrumbs.module.css';

/** The breadcrumbs. They are at the end of the content, because most pages begin with a picture. */
export function Breadcrumbs({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  if (breadcrumbs.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Where this page is" data-breadcrumbs="">
      <ol className="plain-list">
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path}>
            <a href={path} aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
