import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { LinkItem } from '#schemas/content/link/link.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { PlannedError, PlannedPage } from '#site/pages/plan/planned-document.ts';
import { bookNowAddress } from '../header/header-links.ts';
import { LayoutLink } from '../link/layout-link.tsx';
import { SocialLinks } from '../link/social-links.tsx';
import { yearIn } from '../notices/is-scheduled-on.ts';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly document: PlannedPage | PlannedError;
  readonly settings: Settings;
  /** Whether visitors are asked about cookies, so that they can change their choice. */
  readonly asksForConsent: boolean;
}

/** The footer: the name at full size, links, social networks and legal lines. */
export function SiteFooter({ document, settings, asksForConsent }: SiteFooterProps) {
  const { siteName, tagline, footerItems, socialMediaItems, email } = settings;
  const { bookNowLabel } = document.layout.configuration;
  return (
    <footer className={styles.footer}>
      <div className={styles.edge} data-surface="quiet">
        <Pattern motif="parang" />
      </div>
      <div className={styles.tiles}>
        <div className={styles.brand} data-surface="primary">
          <Pattern motif="kawung" className={styles.ground} />
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          <p className={styles.name} translate="no">
            {siteName}
          </p>
        </div>
        {footerItems.length > 0 && (
          <nav className={styles.links} data-surface="secondary" aria-label="Footer">
            <FooterLinks items={footerItems} />
          </nav>
        )}
        <div className={styles.side}>
          <a className={styles.book} href={bookNowAddress(document)} data-surface="accent">
            <Pattern motif="ceplok" className={styles.ground} />
            {bookNowLabel}
            <Icon name="arrow" />
          </a>
          {email && (
            <a className={styles.mail} href={`mailto:${email}`} data-surface="white">
              <Icon name="mail" />
              {email}
            </a>
          )}
          <SocialLinks links={socialMediaItems} className={styles.social} />
        </div>
      </div>
      <Legal settings={settings} year={yearIn(document.layout.now)} asksForConsent={asksForConsent} />
    </footer>
  );
}

/** A group of links is a column under its name; links without a group come first. */
function FooterLinks({ items }: { readonly items: readonly LinkItem[] }) {
  const ungroupedItems = items.filter(({ links }) => links.length === 0);
  return (
    <>
      {ungroupedItems.length > 0 && <LinkList links={ungroupedItems} />}
      {items
        .filter(({ links }) => links.length > 0)
        .map(({ linkText, linkUrl, links }) => (
          <div key={`${linkText} ${linkUrl}`} className={styles.group}>
            <p className={styles.groupName}>{linkText}</p>
            <LinkList links={links} />
          </div>
        ))}
    </>
  );
}

function LinkList({ links }: { readonly links: readonly Pick<LinkItem, 'linkText' | 'linkUrl' | 'openInNewTab'>[] }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {links.map((link) => (
        <li key={`${link.linkText} ${link.linkUrl}`}>
          <LayoutLink link={link} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}

interface LegalProps {
  readonly settings: Settings;
  readonly year: string;
  readonly asksForConsent: boolean;
}

function Legal({ settings, year, asksForConsent }: LegalProps) {
  const { copyrightLine, siteName, groupLine, siteLink, footerItems } = settings;
  const isCookiePageListed = footerItems.some(({ linkUrl, links }) =>
    [linkUrl, ...links.map((link) => link.linkUrl)].includes('/cookies'),
  );
  return (
    <div className={styles.legal} data-surface="secondary">
      <div className={styles.lines}>
        <p>
          © {year} {copyrightLine ?? siteName}
        </p>
        {groupLine && <p className={styles.company}>{groupLine}</p>}
      </div>
      <div className={styles.ends}>
        {siteLink && <LayoutLink link={siteLink} className={styles.link} />}
        {!isCookiePageListed && (
          <a className={styles.link} href="/cookies">
            Cookies
          </a>
        )}
        {asksForConsent && (
          // Until the script has loaded, the button leads to the page about cookies.
          <form action="/cookies">
            <button type="submit" className={`${styles.link} ${styles.settings}`} data-cookie-settings="">
              Cookie settings
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
