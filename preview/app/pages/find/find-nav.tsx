import { Link, useLocation } from 'wouter';

const views = [
  { href: '/', title: 'All pages' },
  { href: '/find/calendar', title: 'Release calendar' },
  { href: '/find/links', title: 'Link report' },
  { href: '/find/replace', title: 'Find and replace' },
] as const;

/** The views of all pages. */
export function FindNav() {
  const [location] = useLocation();
  return (
    <nav className="find-nav" aria-label="All pages">
      <ul>
        {views.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} aria-current={location === href ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
