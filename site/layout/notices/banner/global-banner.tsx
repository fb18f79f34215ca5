import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { CloseButton } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
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
      <CloseButton variant="plain" className={styles.close} label="Dismiss this announcement" />
    </site-banner>
  );
}
