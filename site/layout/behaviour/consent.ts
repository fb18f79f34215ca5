import { announceConsent } from './announce-consent.ts';

const day = 86_400;

/**
 * The categories that were allowed, of a list of services that is still the same; undefined before any choice. The
 * record is the list's name, the seconds since the epoch and the categories, with dots between.
 */
function readConsent(list: string): readonly string[] | undefined {
  const [, asked, words] = /(?:^|; )consent=([^.;]+)\.\d+\.?([^;]*)/.exec(document.cookie) ?? [];
  return asked === list ? words?.split('.') : undefined;
}

/** Keeps a choice for `days` and tells the page of it. */
function writeConsent(list: string, categories: readonly string[], days: number): void {
  const value = [list, Math.floor(Date.now() / 1000), ...categories].join('.');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4.
  document.cookie = `consent=${value}; Max-Age=${days * day}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  announceConsent(categories);
}

/** Keeps what is scrolled to off the part of the window's foot that is covered. */
function watchCover(covers: readonly HTMLElement[]): void {
  const observer = new ResizeObserver(() => {
    const height = Math.max(...covers.map(({ offsetHeight }) => offsetHeight));
    // Not a custom property, which all the document would inherit: its style would be worked out anew.
    document.documentElement.style.scrollPaddingBlockEnd = `${height}px`;
  });
  for (const cover of covers) observer.observe(cover);
}

/** What the browser refuses for its visitor: the signal of Global Privacy Control is a no to advertising. */
const refused = (): string => (Reflect.get(navigator, 'globalPrivacyControl') ? 'marketing' : '');

/**
 * The cookie banner: shown a moment after the page when nothing has been chosen, and again from the footer. Accept and
 * reject are kept for the days of consent, a choice by category for the days of preferences.
 */
export function askForConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const form = banner?.querySelector('form');
  const said = document.querySelector<HTMLElement>('[data-cookies-said]');
  const skipLink = document.querySelector<HTMLElement>('[data-to-cookies]');
  if (!banner || !form || !said) return;
  const { cookieBanner: list = '', delay, consentDays, preferenceDays } = banner.dataset;
  const chosen = readConsent(list);
  if (chosen) announceConsent(chosen);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  let cameFrom: Element | null = null;
  watchCover([banner, said]);
  const setShown = (shown: boolean): void => {
    banner.hidden = !shown;
    // The choices come last in the document; while they are open, the keyboard gets to them at once.
    if (skipLink) skipLink.hidden = !shown;
  };
  const show = (): void => {
    cameFrom = document.activeElement;
    const allowed = readConsent(list) ?? [];
    for (const box of boxes) box.checked = allowed.includes(box.value);
    banner.toggleAttribute('data-refused', refused() !== '');
    said.textContent = '';
    setShown(true);
  };
  if (!chosen) setTimeout(show, Number(delay));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const choice = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'reject';
    const allowed = boxes.filter(({ checked, value }) =>
      choice === 'accept' ? value !== refused() : choice === 'save' && checked,
    );
    const values = allowed.map(({ value }) => value);
    writeConsent(list, values, Number(choice === 'save' ? preferenceDays : consentDays));
    setShown(false);
    said.textContent = said.dataset.cookiesSaid ?? '';
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-settings]')) return;
    event.preventDefault();
    show();
    for (const details of banner.querySelectorAll('details')) details.open = true;
    banner.querySelector<HTMLElement>('h2')?.focus();
  });
}
