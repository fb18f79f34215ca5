import { type Motif, Pattern } from '#blocks/_shared/styles/pattern/pattern.tsx';
import { ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { HeaderVariant } from '#schemas/content/page/header-variant.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { ColourToken } from '#schemas/content/tile/colour.ts';
import type { PlannedError, PlannedPage } from '#site/pages/plan/planned-document.ts';
import { LayoutLink } from '../link/layout-link.tsx';
import { Brand } from './brand.tsx';
import { chooseVariant, headerOverlap } from './choose-variant.ts';
import {
  bookNowAddress,
  collectLink,
  findDialogRestaurant,
  mastheadBreakpoint,
  mastheadItems,
} from './header-links.ts';
import { Masthead } from './masthead.tsx';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';
import header1 from './variants/header1.module.css';
import header2 from './variants/header2.module.css';
import header3 from './variants/header3.module.css';
import header4 from './variants/header4.module.css';
import header5 from './variants/header5.module.css';
import header6 from './variants/header6.module.css';

interface SiteHeaderProps {
  readonly document: PlannedPage | PlannedError;
  readonly settings: Settings;
}

const variants = { header1, header2, header3, header4, header5, header6 } as const;

const surfaces: { readonly [Variant in HeaderVariant]: ColourToken } = {
  header1: 'primary',
  header2: 'paper',
  header3: 'primary',
  header4: 'white',
  header5: 'secondary',
  header6: 'secondary',
};

/** These variants have less space for the masthead: a logo in the middle, margins around the bar, or larger letters. */
const crowding: { readonly [Variant in HeaderVariant]?: number } = { header2: 1.3, header4: 1.1, header6: 1.1 };

/** Variants that may overlap the first tile; the others are above it. */
const floating = new Set<HeaderVariant>(['header1', 'header4', 'header5']);

/**
 * The site header. The element itself has no box. The parts that scroll away (a row above, a strip below) and the part
 * that stays (the bar) are separate, so nothing has to shrink on scroll.
 */
export function SiteHeader({ document, settings }: SiteHeaderProps) {
  const variant = chooseVariant(document);
  const overlap = floating.has(variant) ? headerOverlap(document) : undefined;
  const path = document.kind === 'page' ? document.context.path : undefined;
  const items = mastheadItems(document);
  const bookNow = {
    href: bookNowAddress(document),
    label: document.layout.configuration.bookNowLabel,
    dialogRestaurant: findDialogRestaurant(document),
  };
  const collect = collectLink(document);
  return (
    <header
      className={`${styles.header} ${variants[variant].header}`}
      data-variant={variant}
      data-over={overlap}
      data-masthead-from={variant === 'header5' ? 'never' : mastheadBreakpoint(items, crowding[variant])}
      data-solid-after={document.layout.configuration.headerSolidAfterPx}
    >
      {variant === 'header3' && <TopRow settings={settings} />}
      <div className={styles.bar} data-part="bar" data-surface={surfaces[variant]}>
        <Brand settings={settings} current={path === '/'} />
        {items.length > 0 && <Masthead items={items} path={path} />}
        <div className={styles.actions} data-part="actions">
          {collect && (
            <LayoutLink link={collect} className={styles.collect} part="collect">
              <Icon name="bag" />
              <span>{collect.linkText}</span>
            </LayoutLink>
          )}
          <ButtonLink className={styles.book} href={bookNow.href} data-part="book" data-book={bookNow.dialogRestaurant}>
            {bookNow.label}
            <Icon name="arrow" className={styles.arrow} />
          </ButtonLink>
          <button type="button" className={styles.menu} popoverTarget="site-menu" data-part="menu">
            <Icon name="menu" />
            <span className={`visually-hidden ${styles.menuLabel}`}>Menu</span>
          </button>
        </div>
      </div>
      {variant === 'header2' && <Strip motif="parang" surface="quiet" className={header2.strip} />}
      {variant === 'header6' && <Strip motif="ceplok" surface="highlight" className={header6.strip} />}
      <SiteMenu {...{ settings, items, path, bookNow, collect }} />
    </header>
  );
}

/** The row above the bar of header3. It scrolls away. */
function TopRow({ settings }: { readonly settings: Settings }) {
  return (
    <div className={header3.row} data-surface="paper">
      <a className={header3.sign} href="/">
        <span translate="no">{settings.siteName}</span>
      </a>
      {settings.tagline && <p className={header3.tagline}>{settings.tagline}</p>}
    </div>
  );
}

interface StripProps {
  readonly motif: Motif;
  readonly surface: ColourToken;
  readonly className: string | undefined;
}

/** A strip of batik below the bar. It scrolls away. */
function Strip({ motif, surface, className }: StripProps) {
  return (
    <div className={className} data-surface={surface}>
      <Pattern motif={motif} />
    </div>
  );
}
