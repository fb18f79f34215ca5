const day = 86_400;
const cookie = 'consent';

/** The categories that were allowed; undefined before any choice. */
function readConsent(): readonly string[] | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`));
  return found === undefined
    ? undefined
    : found
        .slice(cookie.length + 1)
        .split('.')
        .filter((word) => word !== 'none');
}

/** Keeps a choice for `days` and tells the page of it. */
function writeConsent(categories: readonly string[], days: number): void {
  const value = categories.length > 0 ? categories.join('.') : 'none';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4.
  document.cookie = `${cookie}=${value}; Max-Age=${days * day}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  announce(categories);
}

function announce(categories: readonly string[]): void {
  document.documentElement.dataset.consent = categories.join(' ');
  document.dispatchEvent(new CustomEvent('consent', { detail: categories }));
}

/** Tells the style sheet how much of the window's foot is covered, so that nothing is scrolled to there. */
function watchCover(banner: HTMLElement): void {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--covered-below', `${banner.offsetHeight}px`);
  }).observe(banner);
}

/**
 * The cookie banner: shown a moment after the page when nothing has been chosen, and again from the footer. Accept and
 * reject are kept for the days of consent, a choice by category for the days of preferences.
 */
export function askForConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const form = banner?.querySelector('form');
  const chosen = readConsent();
  if (chosen) announce(chosen);
  if (!banner || !form) return;
  const { delay = '100', consentDays = '30', preferenceDays = '365' } = banner.dataset;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:disabled)')];
  let cameFrom: Element | null = null;
  watchCover(banner);
  const show = (): void => {
    cameFrom = document.activeElement;
    const allowed = readConsent() ?? [];
    for (const box of boxes) box.checked = allowed.includes(box.value);
    banner.hidden = false;
  };
  if (!chosen) setTimeout(show, Number(delay));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const choice = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'reject';
    if (choice === 'accept')
      writeConsent(
        boxes.map(({ value }) => value),
        Number(consentDays),
      );
    else if (choice === 'reject') writeConsent([], Number(consentDays));
    else
      writeConsent(
        boxes.filter(({ checked }) => checked).map(({ value }) => value),
        Number(preferenceDays),
      );
    banner.hidden = true;
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
