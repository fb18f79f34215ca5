const secondsPerDay = 86_400;

/**
 * The allowed categories, if the choice was made for the current list of services; undefined before any choice. The
 * cookie holds the list’s hash, the time in seconds since the epoch and the categories, separated by dots.
 */
export function readConsent(list: string): readonly string[] | undefined {
  const [, savedList, categories] = /(?:^|; )consent=([^.;]+)\.\d+\.?([^;]*)/.exec(document.cookie) ?? [];
  return savedList === list ? categories?.split('.') : undefined;
}

/** Saves a choice for `days` and publishes it. */
export function saveConsent(list: string, categories: readonly string[], days: number): void {
  const value = [list, Math.floor(Date.now() / 1000), ...categories].join('.');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4.
  document.cookie = `consent=${value}; Max-Age=${days * secondsPerDay}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  publishConsent(categories);
}

/** Publishes the allowed consent categories: as an attribute of the root element, and by an event. */
export function publishConsent(allowed: readonly string[]): void {
  document.documentElement.dataset.consent = allowed.join(' ');
  document.dispatchEvent(new Event('consent'));
}
