import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { consentCategories } from '#schemas/domain/consent/consent-category.ts';
import { storedItems, thirdParties } from './third-parties.ts';

const parseConfiguration = (env: Record<string, string> = {}) => {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.message);
  return read.value;
};

const everything = parseConfiguration({
  TAG_MANAGER_ID: 'GTM-ABC123',
  ANALYTICS_ID: 'G-ABC1234567',
  ENGAGEMENT_TOKEN: '12345678-aaaa',
  ENGAGEMENT_URL: 'https://engage.example',
  BOOKING_WIDGET_URL: 'https://tables.example/widget.js',
  GOOGLE_MAPS_KEY: 'key-of-a-test-1234',
  CONSENT_PROVIDER: 'script',
  CONSENT_PROVIDER_URL: 'https://consent.example/asks.js',
  CONSENT_PROVIDER_ID: '0000-test',
});

describe('third parties', () => {
  it('do not exist unless they are configured [thirdparty.tags]', () => {
    expect(thirdParties(parseConfiguration())).toEqual({ consent: undefined, services: [] });
  });

  it('load the URLs that their providers document [thirdparty.tags]', () => {
    const { consent, services } = thirdParties(everything);
    expect(services.map(({ script }) => script)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
      'https://engage.example/js/exponea.min.js',
      'https://tables.example/widget.js',
      'https://maps.googleapis.com/maps/api/js?key=key-of-a-test-1234',
    ]);
    expect(consent).toMatchObject({ attributes: { 'data-domain-script': '0000-test' } });
  });

  /** Requirements of every third-party service. */
  it.each(thirdParties(everything).services.map((service) => [service.name, service] as const))(
    '%s waits for consent, is allowed by its own origins and lists what it stores [cookie.scripts]',
    (_, { categories, script, origins, stored }) => {
      expect(categories.length).toBeGreaterThan(0);
      expect(categories.every((category) => consentCategories.includes(category))).toBe(true);
      const { hostname, origin } = new URL(script);
      const covers = (each: string): boolean =>
        each === origin || (each.startsWith('https://*.') && hostname.endsWith(each.slice('https://*'.length)));
      expect(origins.scripts.some(covers)).toBe(true);
      expect(stored.length).toBeGreaterThan(0);
      for (const { category } of stored) expect(categories).toContain(category);
    },
  );

  it('do not ask for consent when consent is disabled [cookie.provider]', () => {
    const read = parseConfiguration({ COOKIE_CONSENT_STYLE: 'none' });
    expect(thirdParties(read).consent).toBeUndefined();
    expect(storedItems(read).map(({ name }) => name)).not.toContain('consent');
  });

  it('list Braintree’s fields as necessary where cards are taken, and not otherwise [booking.card]', () => {
    const findItems = (env: Record<string, string>) =>
      storedItems(parseConfiguration(env)).filter(({ name }) => /braintree|cardinal/.test(name));
    const items = findItems({ BRAINTREE_ENABLED: 'true', API_URL: 'https://api.example.com' });
    expect(items.map(({ category }) => category)).toEqual(['needed', 'needed']);
    expect(findItems({})).toEqual([]);
  });

  it('list the captcha as necessary when it is enabled, and not otherwise [form.captcha]', () => {
    const findItems = (enabled: string) =>
      storedItems(
        parseConfiguration({
          CAPTCHA_ENABLED: enabled,
          CAPTCHA_KEY: 'site-key-of-a-test',
          CAPTCHA_SECRET: 'secret-of-the-captcha',
          CAPTCHA_VERSION: 'v2',
        }),
      ).filter(({ by }) => by === 'Google reCAPTCHA');
    expect(findItems('true').map(({ category }) => category)).toEqual(['needed']);
    expect(findItems('false')).toEqual([]);
  });

  it('list each stored item once, and the provider’s consent record instead of the banner’s [cookie.provider]', () => {
    const names = storedItems(everything).map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('cookie OptanonConsent');
    expect(names).toContain('cookie _ga');
    expect(names).not.toContain('cookie consent');
    expect(storedItems(parseConfiguration())[0]).toMatchObject({ name: 'consent', kind: 'cookie', category: 'needed' });
  });
});
