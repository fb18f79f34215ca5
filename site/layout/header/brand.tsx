import type { Settings } from '#schemas/content/settings/settings.ts';
import { FrameImage } from '../link/frame-image.tsx';
import styles from './site-header.module.css';

/** A logo with at least this ratio of width to height contains the name. */
const wide = 1.6;

/** The brand’s logo and name. The name is written out unless the logo contains it. */
export function Brand({ settings, current }: { readonly settings: Settings; readonly current: boolean }) {
  const { logo, siteName } = settings;
  const lettered = logo !== undefined && logo.width > logo.height * wide;
  return (
    <a className={styles.brand} href="/" data-part="brand" aria-current={current ? 'page' : undefined}>
      {logo && (
        <FrameImage media={logo} alt={lettered ? siteName : ''} className={lettered ? styles.wordmark : styles.logo} />
      )}
      {!lettered && (
        <span className={styles.name} data-part="name" translate="no">
          {siteName}
        </span>
      )}
      <span className="visually-hidden">, home page</span>
    </a>
  );
}
