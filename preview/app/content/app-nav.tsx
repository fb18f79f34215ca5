import { Link, useLocation, useSearch } from 'wouter';
import { SignedOutNotice } from '../ui/dialogs/signed-out-notice.tsx';
import { PhoneMenu } from '../ui/disclosure/phone-menu.tsx';
import { listViews } from './list-views.ts';

/** The navigation above every list. */
export function AppNav() {
  const [location] = useLocation();
  const search = useSearch();
  const current = listViews.find(({ href }) => isCurrent(href, location))?.title;
  const list = search === '' ? location : `${location}?${search}`;
  return (
    <>
      <button type="button" className="skip-link" onClick={focusContent}>
        Skip to the content
      </button>
      <nav className="app-nav" aria-label="Preview">
        <PhoneMenu address={location} label={current ? `Menu · ${current}` : 'Menu'}>
          <ul>
            {listViews.map(({ href, title }) => (
              <li key={href}>
                <Link href={href} state={{ list }} aria-current={isCurrent(href, location) ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </PhoneMenu>
      </nav>
      <SignedOutNotice />
    </>
  );
}

/** Every view has a main element of its own, which may have been replaced since the navigation was rendered. */
function focusContent(): void {
  const content = document.querySelector('main');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}

/** The views of all pages are below “Pages”. */
const isCurrent = (href: string, location: string): boolean =>
  location === href || (href === '/' && location.startsWith('/find/'));
