import type { Settings } from '#schemas/content/settings/settings.ts';
import { LayoutImage } from '../link/layout-image.tsx';
import styles from './site-header.module.css';

/** A logo with at least this ratio of width to height contains the name. */
const wordmarkRatio = 1.6;

/** The brand’s logo and name. The name is written out unless the logo contains it. */
export function Brand({ settings, current }: { readonly settings: Settings; readonly current: boolean }) {
  const { logo, siteName } = settings;
  const isWordmark = logo !== undefined && logo.width > logo.height * wordmarkRatio;
  const name = (
    <span className={styles.name} data-part="name" translate="no">
      {siteName}
    </span>
  );
  return (
    <a className={styles.brand} href="/" data-part="brand" aria-current={current ? 'page' : undefined}>
      {logo && (
        <LayoutImage
          media={logo}
          alt={isWordmark ? siteName : ''}
          className={isWordmark ? styles.wordmark : styles.logo}
          fallback={isWordmark && name}
        />
      )}
      {!isWordmark && name}
      <span className="visually-hidden">, home page</span>
    </a>
  );
}
