/** Publishes the allowed consent categories: as an attribute of the root element, and by an event. */
export function publishConsent(allowed: readonly string[]): void {
  document.documentElement.dataset.consent = allowed.join(' ');
  document.dispatchEvent(new Event('consent'));
}
