import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import { TileLinks } from '#blocks/_shared/ui/link/tile-link.tsx';
import { withKeys } from '#blocks/_shared/ui/with-keys.ts';
import type { Link } from '#schemas/content/link/link.ts';
import type { NotFound } from '#site/pages/document-messages.ts';
import styles from './error-content.module.css';
import { Plate } from './plate.tsx';

interface ErrorContentProps extends NotFound {
  readonly status: number;
}

const linkTo = (linkText: string, linkUrl: string, style: Link['style']): Link => ({
  linkText,
  linkUrl,
  style,
  openInNewTab: false,
  description: undefined,
  linkMedia: undefined,
});

const home = ['Return to homepage', '/'] as const;

/** The most likely targets of a visitor at a wrong address. */
const suggestions = [
  { href: '/menu', label: 'See the menus', surface: 'highlight', motif: 'kawung' },
  { href: '/find-us', label: 'Find a restaurant', surface: 'quiet', motif: 'parang' },
  { href: '/#booking', label: 'Book a table', surface: 'accent', motif: 'ceplok' },
] as const;

/** The content of an error page. */
export function ErrorContent({ status, message, explanation, way }: ErrorContentProps) {
  return (
    <main id="content" className={styles.error} tabIndex={-1}>
      <section className={styles.table} data-surface="primary" data-status={status}>
        <Pattern motif="ceplok" className={styles.ground} />
        <p className={styles.status}>
          <span className="visually-hidden">Error {status}</span>
          <span className={styles.digits} aria-hidden="true">
            {withKeys([...String(status)], (digit) => digit).map(({ key, item, index }) => (
              <Digit key={key} digit={item} broken={status >= 500 && index === 1} />
            ))}
          </span>
        </p>
        <div className={styles.text}>
          <div className={styles.message}>
            <h1 className={styles.heading}>{message}</h1>
            {explanation && <p>{explanation}</p>}
          </div>
          <TileLinks
            links={
              way ? [linkTo(way.label, way.url, 'primary'), linkTo(...home, 'secondary')] : [linkTo(...home, 'primary')]
            }
            className={styles.ways}
          />
        </div>
      </section>
      {status === 404 && (
        <ul className={`plain-list ${styles.suggestions}`}>
          {suggestions.map(({ href, label, surface, motif }) => (
            <li key={href} className={styles.suggestion} data-surface={surface}>
              <Pattern motif={motif} className={styles.motif} />
              <a href={href}>
                {label}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** A zero is drawn as a plate. */
function Digit({ digit, broken }: { readonly digit: string; readonly broken: boolean }) {
  return digit === '0' ? <Plate state={broken ? 'broken' : 'eaten'} /> : <span>{digit}</span>;
}
