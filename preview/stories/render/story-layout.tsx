import type { ReactNode } from 'react';
import '#site/layout/layout.css';
import type { HeaderVariant } from '#schemas/content/page/header-variant.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { SiteFooter } from '#site/layout/footer/site-footer.tsx';
import { SiteHeader } from '#site/layout/header/site-header.tsx';
import { plannedPage, settingsOf } from '#site/layout/planned-example.ts';

const raw = {
  tagline: 'Four kitchens, one table',
  mastheadItems: [
    { linkText: 'Menus', linkUrl: '/menu' },
    { linkText: 'What’s on', linkUrl: '/offers', links: [{ linkText: 'Offers', linkUrl: '/offers' }] },
    { linkText: 'Restaurants', linkUrl: '/restaurants' },
  ],
  footerItems: [
    { linkText: 'Careers', linkUrl: '/careers' },
    { linkText: 'Privacy policy', linkUrl: '/privacy-policy' },
  ],
  socialMediaItems: [{ linkText: 'Instagram', linkUrl: 'https://instagram.example/pandanrow', openInNewTab: true }],
  copyrightLine: 'Pandan Row Restaurants Limited',
  groupLine: 'Registered in England and Wales.',
  email: 'hello@example.com',
};

interface StoryLayoutProps {
  readonly tiles: readonly RawTile[];
  readonly header: HeaderVariant;
  readonly children: ReactNode;
}

/**
 * The site’s header and footer around a story. Menus and notices stay closed, because the site’s script is not loaded.
 */
export function StoryLayout({ tiles, header, children }: StoryLayoutProps) {
  const settings = settingsOf(raw);
  const document = plannedPage({ settings: raw, page: { tiles: [...tiles], headerVariant: header } });
  return (
    <>
      <SiteHeader document={document} settings={settings} />
      {children}
      <SiteFooter document={document} settings={settings} asksForConsent={true} />
    </>
  );
}
