import { isPlainClick } from '#blocks/_shared/browser/plain-click.ts';
import { openLoadingDialog } from './loading-dialog.ts';
import type { OpenedBooking } from './open-booking-dialog.client.tsx';

/** The name under which history entries store a booking of the dialog. */
const entryName = 'booking-everywhere';

const load = () => import('./open-booking-dialog.client.tsx');

type Choice = Pick<OpenedBooking, 'restaurant' | 'answers'>;

/**
 * Opens the booking dialog from links and forms with `data-book`, whose value is the restaurant’s store id, or empty to
 * ask for it, and from links in the content that have the address of Book Now. A link to a step of a booking page opens
 * the dialog with the choice of its address. Its code is loaded when the link has a pointer or the focus. If it cannot be
 * loaded, the link or the form leads to its page. A page that shows a booking has no dialog.
 */
export function initBookingDialog(): void {
  addEventListener('click', (event) => {
    const link = findTarget(event);
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || event.defaultPrevented) return;
    const journey = document.querySelector('[data-journey]:not([data-journey="thanks"])');
    // The booking of the page does not have the chosen table.
    if (journey ? link.search.includes('step=') : !canOpen()) return;
    event.preventDefault();
    if (journey) returnTo(journey);
    else void open(link, link.href, restaurantOf(link));
  });
  addEventListener('submit', (event) => {
    const form = findTarget(event);
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !canOpen()) return;
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
    const adults = Number(fields.get('adults'));
    const answers = { ...(adults > 0 && { adults }), search: fields.get('near') ?? '' };
    void open(form, `${form.action}?${fields}`, { restaurant: fields.get('restaurant') || undefined, answers });
  });
  for (const type of ['pointerover', 'focusin'])
    addEventListener(
      type,
      (event) => {
        if (findTarget(event)?.matches('a')) load().catch(() => undefined);
      },
      { passive: true },
    );
  restore();
}

/** Opens the dialog again that was open before a reload. */
function restore(): void {
  if (!history.state?.[entryName] || !canOpen()) return;
  const link = findBookNow();
  if (!link) return;
  void load().then(
    ({ restoreBookingDialog }) => restoreBookingDialog(createRequest(link, link.href, restaurantOf(link))),
    () => undefined,
  );
}

/** Shows the booking of the page, which keeps what was chosen in it. */
function returnTo(journey: Element): void {
  journey.scrollIntoView({ block: 'start' });
  journey.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]')?.focus({ preventScroll: true });
}

const restaurantOf = ({ dataset }: HTMLAnchorElement): Choice => ({
  restaurant: (dataset.book ?? findBookNow()?.dataset.book) || undefined,
});

/** The first link that opens the dialog. Its value is empty on pages that belong to no restaurant. */
const findBookNow = (): HTMLAnchorElement | null => document.querySelector<HTMLAnchorElement>('a[data-book]');

function findTarget({ target }: Event): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-book], a[href]') : null;
  if (!(found instanceof HTMLAnchorElement) || found.dataset.book !== undefined) return found;
  return found.href === findBookNow()?.href && found.target === '' ? found : null;
}

const canOpen = (): boolean => !document.querySelector('[data-journey]');

async function open(opener: HTMLElement, href: string, choice: Choice): Promise<void> {
  const page = pageOf(href);
  const loading = openLoadingDialog(page);
  try {
    const { openBookingDialog } = await load();
    if (loading.close()) openBookingDialog(createRequest(opener, href, choice));
  } catch {
    if (loading.close()) location.assign(page);
  }
}

/** The page that books without the dialog. A link to a part of this page has none of its own. */
function pageOf(href: string): string {
  const { origin, pathname, hash } = new URL(href, location.href);
  const isThisPage = origin === location.origin && pathname === location.pathname && hash !== '';
  return isThisPage ? '/booking/choose' : href;
}

const createRequest = (opener: HTMLElement, href: string, choice: Choice): OpenedBooking => ({
  ...choice,
  entryName,
  href,
  // On a restaurant’s own pages Book Now names it.
  hasLocationStep: !findBookNow()?.dataset.book,
  onClose: () => {
    // The browser cannot return the focus to a link of the menu, which has been closed.
    if (document.activeElement !== document.body) return;
    const isShown = opener.checkVisibility({ visibilityProperty: true });
    (isShown ? opener : document.querySelector<HTMLElement>('[popovertarget="site-menu"]'))?.focus();
  },
});
