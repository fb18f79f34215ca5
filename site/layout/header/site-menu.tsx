import { Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import { buttonClass } from '#blocks/_shared/ui/button/button-class.ts';
import { CloseButton } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { Link, LinkItem } from '#schemas/content/link/link.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { LayoutLink } from '../link/layout-link.tsx';
import { SocialLinks } from '../link/social-links.tsx';
import { ariaCurrentFor } from './header-links.ts';
import styles from './site-menu.module.css';

interface SiteMenuProps {
  readonly settings: Settings;
  readonly items: readonly LinkItem[];
  readonly path: string | undefined;
  readonly bookNow: { readonly href: string; readonly label: string; readonly dialogRestaurant: string | undefined };
  readonly collect: Link | undefined;
}

/**
 * The menu that covers the screen. It is a popover, so it opens, closes and handles Escape without script. On wide
 * screens it is a panel at the side, and a click on the batik field beside it closes it.
 */
export function SiteMenu({ settings, items, path, bookNow, collect }: SiteMenuProps) {
  // Editors list it in the footer, which is far away on a phone.
  const findBooking = settings.footerItems.find(({ linkUrl }) => linkUrl === managePath);
  return (
    <nav id="site-menu" className={styles.menu} popover="auto" aria-label="Site" data-surface="highlight">
      <Pattern motif="kawung" className={styles.field} />
      <div className={styles.panel} data-surface="primary">
        <Pattern motif="kawung" className={styles.ground} />
        <div className={styles.content}>
          <div className={styles.top}>
            <span className={styles.name} aria-hidden="true" translate="no">
              {settings.siteName}
            </span>
            <CloseButton
              className={styles.close}
              label="Close the menu"
              popoverTarget="site-menu"
              popoverTargetAction="hide"
            />
          </div>
          <ul className={`plain-list ${styles.items}`}>
            {items.map((item) => (
              <li key={`${item.linkText} ${item.linkUrl}`} className={styles.item}>
                {item.links.length > 0 ? (
                  <Group item={item} path={path} />
                ) : (
                  <LayoutLink link={item} className={styles.link} current={ariaCurrentFor(item.linkUrl, path)} />
                )}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ButtonLink className={styles.book} href={bookNow.href} data-book={bookNow.dialogRestaurant}>
              {bookNow.label}
              <Icon name="arrow" />
            </ButtonLink>
            {findBooking && (
              <LayoutLink
                link={findBooking}
                className={buttonClass({ variant: 'secondary', className: styles.collect })}
              >
                <span>{findBooking.linkText}</span>
              </LayoutLink>
            )}
            {collect && (
              <LayoutLink link={collect} className={buttonClass({ variant: 'secondary', className: styles.collect })}>
                <Icon name="bag" />
                <span>{collect.linkText}</span>
              </LayoutLink>
            )}
          </div>
          <SocialLinks links={settings.socialMediaItems} className={styles.social} />
        </div>
      </div>
    </nav>
  );
}

function Group({ item, path }: { readonly item: LinkItem; readonly path: string | undefined }) {
  return (
    <>
      <p className={styles.group}>{item.linkText}</p>
      <ul className={`plain-list ${styles.below}`}>
        {item.links.map((link) => (
          <li key={`${link.linkText} ${link.linkUrl}`}>
            <LayoutLink link={link} className={styles.small} current={ariaCurrentFor(link.linkUrl, path)} />
          </li>
        ))}
      </ul>
    </>
  );
}
