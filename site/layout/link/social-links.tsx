import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { LinkItem } from '#schemas/content/link/link.ts';
import { LayoutImage } from './layout-image.tsx';
import { LayoutLink } from './layout-link.tsx';
import { socialIcon } from './social-icon.ts';
import styles from './social-links.module.css';

interface SocialLinksProps {
  readonly links: readonly LinkItem[];
  readonly className?: string | undefined;
}

/** The brand’s social networks as small square tiles. A network without an icon shows its name. */
export function SocialLinks({ links, className }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.tiles} ${className ?? ''}`}>
      {links.map((link) => (
        <li key={`${link.linkText} ${link.linkUrl}`} data-surface="quiet">
          <LayoutLink link={link} className={styles.tile}>
            <SocialLabel link={link} />
          </LayoutLink>
        </li>
      ))}
    </ul>
  );
}

function SocialLabel({ link }: { readonly link: LinkItem }) {
  const { linkMedia, linkText } = link;
  const icon = socialIcon(link);
  const label = icon ? <Icon name={icon} label={linkText} /> : <span className={styles.label}>{linkText}</span>;
  return linkMedia ? <LayoutImage media={linkMedia} alt={linkText} lazy fallback={label} /> : label;
}
