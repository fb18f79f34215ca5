import type { TrailStep } from '#site/pages/plan/trail-of.ts';
import styles from './trail.module.css';

/** Where a visitor is, below what leads there. At the end of the content, since most pages begin with a picture. */
export function Trail({ trail }: { readonly trail: readonly TrailStep[] }) {
  if (trail.length < 2) return null;
  return (
    <nav className={styles.trail} aria-label="Where this page is" data-trail="">
      <ol className="plain-list">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            <a href={path} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
