import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { Media } from '#schemas/content/media/media.ts';
import { LayoutImage } from '#site/layout/link/layout-image.tsx';
import styles from './corner.module.css';

interface BackToTopProps {
  /** Pixels of scroll after which it shows. */
  readonly afterPx: number;
  readonly icon?: Media | undefined;
}

/**
 * A link to the top of the document, in a landmark like all content. Without script it is at the end of the document.
 */
export function BackToTop({ afterPx, icon }: BackToTopProps) {
  const arrow = <Icon name="arrow" className={styles.up} />;
  return (
    <nav className={styles.backToTop} aria-label="This page">
      <a className={styles.top} href="#top" data-shown-after={afterPx} data-surface="highlight">
        {icon ? <LayoutImage media={icon} alt="" lazy fallback={arrow} /> : arrow}
        <span className="visually-hidden">Back to top</span>
      </a>
    </nav>
  );
}
