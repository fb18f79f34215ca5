/** @jsxImportSource #eager */
import type { Link } from '#schemas/content/link/link.ts';
import styles from './tile-link.module.css';

interface TileLinkProps {
  readonly link: Link;
  readonly className?: string | undefined;
}

/** A standalone link with a label and an arrow. A link that opens a new tab says so in its text. */
export function TileLink({ link, className }: TileLinkProps) {
  return (
    <a
      className={[isForPaper(link) ? '' : 'screen-only', styles.link, styles[link.style], className]
        .filter(Boolean)
        .join(' ')}
      href={link.linkUrl}
      {...(link.openInNewTab && { target: '_blank', rel: 'noopener' })}
    >
      <span className={styles.label}>
        {link.linkText}
        {link.openInNewTab && <small className={styles.note}> (opens in a new tab)</small>}
      </span>
      <span className={styles.arrow} />
    </a>
  );
}

/** A link that looks like a button leads nowhere on paper, except to a number or an address. */
const isForPaper = ({ style, linkUrl }: Link): boolean => style === 'quiet' || /^(tel|mailto):/.test(linkUrl);

/** A list of links. Renders nothing if it is empty. */
export function TileLinks({
  links,
  className,
}: {
  readonly links: readonly Link[];
  readonly className?: string | undefined;
}) {
  if (links.length === 0) return null;
  return (
    <ul className={['plain-list', styles.links, className].filter(Boolean).join(' ')}>
      {links.map((link) => (
        <li key={`${link.linkUrl} ${link.linkText}`}>
          <TileLink link={link} />
        </li>
      ))}
    </ul>
  );
}
