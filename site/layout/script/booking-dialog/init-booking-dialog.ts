import { isPlainClick } from '#blocks/_shared/browser/plain-click.ts';
import { readChoice } from '#schemas/domain/booking/booking-choice.ts';
import { openLoadingDialog } from './loading-dialog.ts';
import type { BookingDialogRequest } from './open-booking-dialog.client.tsx';

/** The name under which history entries store a booking of the dialog. */
const entryName = 'booking-everywhere';

const load = () => import('./open-booking-dialog.client.tsx');

type Choice = Pick<BookingDialogRequest, 'restaurant' | 'choice' | 'answers'>;

/**
 * Opens the booking dialog from links and forms with `data-book`, whose value is the restaurant’s store id, or empty to
 * ask for it. A link to a step of a booking page opens the dialog with the choice of its address. Its code is loaded when the link has a pointer or the focus. If it cannot be loaded, the link or the form
 * leads to its page. A page that shows a booking has no dialog.
 */
export function initBookingDialog(): void {
  addEventListener('click', (event) => {
    const link = findTarget(event);
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || event.defaultPrevented) return;
    const journey = document.querySelector('[data-journey]:not([data-journey="thanks"])');
    // The booking of the page does not have the chosen table.
    if (journey ? isTable(link) : !canOpen()) return;
    event.preventDefault();
    if (journey) returnTo(journey);
    else void open(link, link.href, choiceOf(link));
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
  const link = document.querySelector<HTMLAnchorElement>('a[data-book]');
  if (!link) return;
  void load().then(
    ({ restoreBookingDialog }) =>
      restoreBookingDialog(createRequest(link, link.href, { restaurant: link.dataset.book || undefined, answers: {} })),
    () => undefined,
  );
}

/** Shows the booking of the page, which keeps what was chosen in it. */
function returnTo(journey: Element): void {
  journey.scrollIntoView({ block: 'start' });
  journey.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]')?.focus({ preventScroll: true });
}

/** Whether a link leads to a step of a booking, with what is chosen. */
const isTable = ({ search }: HTMLAnchorElement): boolean => search.includes('step=');

function choiceOf(link: HTMLAnchorElement): Choice {
  const restaurant = link.dataset.book || undefined;
  return isTable(link)
    ? { restaurant, choice: readChoice(parseQuery(link.search)), answers: {} }
    : { restaurant, answers: readAnswers() };
}

/** What the address of a booking page without a restaurant answers. */
function readAnswers(): BookingDialogRequest['answers'] {
  if (!location.pathname.startsWith('/booking')) return {};
  const { date, adults } = readChoice(parseQuery(location.search));
  return { ...(date !== undefined && { date }), ...(adults !== undefined && adults > 0 && { adults }) };
}

const parseQuery = (search: string): Record<string, string[]> =>
  Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, [value]]));

const findTarget = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-book]') : null;

const canOpen = (): boolean => !document.querySelector('[data-journey]');

async function open(opener: HTMLElement, href: string, choice: Choice): Promise<void> {
  const loading = openLoadingDialog(href);
  try {
    const { openBookingDialog } = await load();
    if (loading.close()) openBookingDialog(createRequest(opener, href, choice));
  } catch {
    if (loading.close()) location.assign(href);
  }
}

const createRequest = (opener: HTMLElement, href: string, choice: Choice): BookingDialogRequest => ({
  ...choice,
  entryName,
  href,
  // On a restaurant’s own pages Book Now, which is the first such link, names it.
  hasLocationStep: !document.querySelector<HTMLElement>('a[data-book]')?.dataset.book,
  onClose: () => {
    // The browser cannot return the focus to a link of the menu, which has been closed.
    if (document.activeElement !== document.body) return;
    const isShown = opener.checkVisibility({ visibilityProperty: true });
    (isShown ? opener : document.querySelector<HTMLElement>('[popovertarget="site-menu"]'))?.focus();
  },
});
