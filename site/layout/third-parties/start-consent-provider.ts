import { type ConsentCategory, consentCategories } from '#schemas/domain/consent/consent-category.ts';
import { publishConsent } from '../browser/consent.ts';
import type { BrowserPlan } from './browser-plan.ts';

type Provider = NonNullable<BrowserPlan['consent']>;

/** Our categories for a provider’s list of active groups, such as `,C0001,C0002,`. */
export function categoriesAllowedBy(groups: unknown, categories: Provider['categories']): readonly ConsentCategory[] {
  const active = new Set(typeof groups === 'string' ? groups.split(',') : []);
  return consentCategories.filter((category) => categories[category].every((id) => active.has(id)));
}

/**
 * Loads a consent provider’s script instead of the built-in banner. It calls `OptanonWrapper` when it has started and
 * after each choice. Source: my.onetrust.com, “OneTrust Cookie Consent: JavaScript API”.
 */
export function startConsentProvider({ script, attributes, categories }: Provider): void {
  Reflect.set(window, 'OptanonWrapper', () =>
    publishConsent(categoriesAllowedBy(Reflect.get(window, 'OnetrustActiveGroups'), categories)),
  );
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.src = script;
  element.async = true;
  document.head.append(element);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-settings]')) return;
    const open: unknown = Reflect.get(Object(Reflect.get(window, 'OneTrust')), 'ToggleInfoDisplay');
    // Until it has loaded, the button leads to the page about cookies, as without script.
    if (typeof open !== 'function') return;
    event.preventDefault();
    open.call(Reflect.get(window, 'OneTrust'));
  });
}
