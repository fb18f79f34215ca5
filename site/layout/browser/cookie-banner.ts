import { clearOnClose } from '../notices/clear-on-close.ts';
import { publishConsent, readConsent, saveConsent } from './consent.ts';

/** Keeps scroll targets and the focused element out of the covered part at the bottom of the window. */
function reserveCoveredSpace(elements: readonly HTMLElement[]): void {
  const observer = new ResizeObserver(() => {
    const height = Math.max(...elements.map(({ offsetHeight }) => offsetHeight));
    // Not a custom property: the whole document would inherit it, and every style would be recalculated.
    document.documentElement.style.scrollPaddingBlockEnd = `${height}px`;
    const { activeElement } = document;
    const isBehind = activeElement !== document.body && !elements.some((element) => element.contains(activeElement));
    if (height > 0 && isBehind) activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  for (const element of elements) observer.observe(element);
}

/** The category that the browser refuses: Global Privacy Control means no advertising. */
const refusedCategory = (): string => (Reflect.get(navigator, 'globalPrivacyControl') ? 'marketing' : '');

/**
 * The cookie banner: shown after a delay when no choice was made, and again from the footer. Accept and reject are
 * saved for the consent days, a choice by category for the preference days.
 */
export function initCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const form = banner?.querySelector('form');
  const confirmation = document.querySelector<HTMLElement>('[data-cookies-confirmation]');
  const skipLink = document.querySelector<HTMLElement>('[data-to-cookies]');
  if (!banner || !form || !confirmation) return;
  const { cookieBanner: list = '', delay, consentDays, preferenceDays } = banner.dataset;
  const chosen = readConsent(list);
  if (chosen) publishConsent(chosen);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  let previousFocus: Element | null = null;
  reserveCoveredSpace([banner, confirmation.parentElement ?? confirmation]);
  clearOnClose(confirmation);
  const setOpen = (isOpen: boolean): void => {
    banner.hidden = !isOpen;
    // The banner is last in the document; while it is open, a skip link leads to it.
    if (skipLink) skipLink.hidden = !isOpen;
  };
  const show = (): void => {
    previousFocus = document.activeElement;
    const allowed = readConsent(list) ?? [];
    for (const box of boxes) box.checked = allowed.includes(box.value);
    banner.toggleAttribute('data-refused', refusedCategory() !== '');
    confirmation.textContent = '';
    setOpen(true);
  };
  if (!chosen) setTimeout(show, Number(delay));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const choice = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'reject';
    const allowed = boxes.filter(({ checked, value }) =>
      choice === 'accept' ? value !== refusedCategory() : choice === 'save' && checked,
    );
    const values = allowed.map(({ value }) => value);
    saveConsent(list, values, Number(choice === 'save' ? preferenceDays : consentDays));
    setOpen(false);
    confirmation.textContent = confirmation.dataset.cookiesConfirmation ?? '';
    if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-settings]')) return;
    event.preventDefault();
    show();
    for (const details of banner.querySelectorAll('details')) details.open = true;
    banner.querySelector<HTMLElement>('h2')?.focus();
  });
}
