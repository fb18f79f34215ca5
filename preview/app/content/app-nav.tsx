import { Link, useLocation } from 'wouter';
import { SignedOutNotice } from '../ui/dialogs/signed-out-notice.tsx';
import { kindViews } from './kind-views.ts';

const views = [
  { href: '/', title: 'Pages' },
  ...kindViews
    .filter(({ kind }) => kind !== 'settings' && kind !== 'booking-rules')
    .map(({ kind, title }) => ({ href: `/content/${kind}`, title })),
  { href: '/content/settings/brand', title: 'Settings' },
  { href: '/media', title: 'Media' },
  { href: '/api', title: 'API' },
] as const;

/** The navigation above every list. */
export function AppNav() {
  const [location] = useLocation();
  return (
    <>
      <nav className="app-nav" aria-label="Preview">
        <ul>
          {views.map(({ href, title }) => (
            <li key={href}>
              <Link href={href} aria-current={isCurrent(href, location) ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SignedOutNotice />
    </>
  );
}

/** The views of all pages are below “Pages”. */
const isCurrent = (href: string, location: string): boolean =>
  location === href || (href === '/' && location.startsWith('/find/'));
