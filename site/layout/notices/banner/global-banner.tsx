import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { GlobalBanner as Banner } from '#schemas/content/settings/settings.ts';
import { LayoutLink } from '#site/layout/link/layout-link.tsx';
import { contentHash } from '../content-hash.ts';
import { isScheduledOn } from '../is-scheduled-on.ts';
import styles from './global-banner.module.css';

/** The announcement above the header. An inline script hides it before the first paint where it was dismissed. */
export function GlobalBanner({ banner, now }: { readonly banner: Banner; readonly now: Date }) {
  if (!isScheduledOn(banner, now)) return null;
  const { text, link } = banner;
  return (
    <site-banner
      className={styles.banner}
      data-surface="highlight"
      data-banner={contentHash(text, link?.linkText, link?.linkUrl)}
      role="region"
      aria-label="Announcement"
      // The inline script may hide it before hydration.
      suppressHydrationWarning
    >
      <Pattern motif="parang" className={styles.pattern} />
      <p className={styles.text}>
        {text} {link && <LayoutLink link={link} className={styles.link} />}
      </p>
      <button type="button" className={styles.close}>
        <Icon name="close" label="Dismiss this announcement" />
      </button>
    </site-banner>
  );
}
