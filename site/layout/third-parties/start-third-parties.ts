import type { BrowserPlan } from './browser-plan.ts';
import { deleteDisallowedCookies } from './delete-disallowed-cookies.ts';
import { denySignals, updateSignals } from './google-queue.ts';
import { startConsentProvider } from './start-consent-provider.ts';
import { startService } from './start-service.ts';

const root = document.documentElement;

/** Runs `start` once the page has loaded, so that a slow script delays nothing of it. */
const whenLoaded = (start: () => void): void => {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};

const readConsentCookie = (): string | undefined => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1];

/** The allowed categories; undefined before any choice. */
const allowedNow = (): ReadonlySet<string> | undefined =>
  root.dataset.consent === undefined ? undefined : new Set(root.dataset.consent.split(' '));

/**
 * Starts each service that the visitor allows, `delayMs` after the page has loaded. When consent is withdrawn, a
 * running service stays on this page with its signals denied and does not start on the next page.
 */
export function startThirdParties({ services, signals, cookies, consent, delayMs }: BrowserPlan): void {
  const started = new Set<BrowserPlan['services'][number]>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const start = (): void => {
    const allowed = allowedNow();
    for (const service of services) {
      if (started.has(service) || !service.categories.some((category) => allowed?.has(category))) continue;
      started.add(service);
      startService(service);
    }
  };
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(start, delayMs);
  };
  const follow = (): void => {
    const allowed = allowedNow();
    deleteDisallowedCookies(cookies, allowed ?? new Set());
    if (!allowed) return;
    if (signals) updateSignals(signals, allowed);
    whenLoaded(wait);
  };
  if (signals) denySignals(signals);
  document.addEventListener('consent', follow);
  follow();
  if (consent) startConsentProvider(consent);
  reloadWhenOutdated(started);
}

/** A page restored from the back/forward cache may run services that were refused on another page since. Reloads it. */
function reloadWhenOutdated(started: ReadonlySet<unknown>): void {
  let known = readConsentCookie();
  document.addEventListener('consent', () => {
    known = readConsentCookie();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && started.size > 0 && readConsentCookie() !== known) location.reload();
  });
}
