import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { consentCategories } from '#schemas/domain/consent/consent-category.ts';
import { storedItems, thirdParties } from './third-parties.ts';

const configured = (env: Record<string, string> = {}) => {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.message);
  return read.value;
};

const everything = configured({
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
  it('are none unless they are configured [thirdparty.tags]', () => {
    expect(thirdParties(configured())).toEqual({ consent: undefined, services: [] });
  });

  it('load the addresses that their makers state', () => {
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

  /** What holds for every adapter of the port. */
  it.each(thirdParties(everything).services.map((service) => [service.name, service] as const))(
    '%s waits for consent, is let through by its own origins and says what it keeps',
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

  it('are asked for by nobody where nobody is asked for consent', () => {
    const read = configured({ COOKIE_CONSENT_STYLE: 'none' });
    expect(thirdParties(read).consent).toBeUndefined();
    expect(storedItems(read).map(({ name }) => name)).not.toContain('consent');
  });

  it('say of Braintree that its fields are needed where a card is, and nothing of it where no card is taken', () => {
    const ours = (env: Record<string, string>) =>
      storedItems(configured(env)).filter(({ name }) => /braintree|cardinal/.test(name));
    const taken = ours({ BRAINTREE_ENABLED: 'true', API_URL: 'https://api.example.com' });
    expect(taken.map(({ category }) => category)).toEqual(['needed', 'needed']);
    expect(ours({})).toEqual([]);
  });

  it('say of the captcha that it is needed where a form is sent, and nothing of it where it is off', () => {
    const ours = (enabled: string) =>
      storedItems(
        configured({
          CAPTCHA_ENABLED: enabled,
          CAPTCHA_KEY: 'site-key-of-a-test',
          CAPTCHA_SECRET: 'secret-of-the-captcha',
          CAPTCHA_VERSION: 'v2',
        }),
      ).filter(({ by }) => by === 'Google reCAPTCHA');
    expect(ours('true').map(({ category }) => category)).toEqual(['needed']);
    expect(ours('false')).toEqual([]);
  });

  it('list each thing that is kept once, and the provider’s record in the place of the banner’s', () => {
    const names = storedItems(everything).map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('cookie OptanonConsent');
    expect(names).toContain('cookie _ga');
    expect(names).not.toContain('cookie consent');
    expect(storedItems(configured())[0]).toMatchObject({ name: 'consent', kind: 'cookie', category: 'needed' });
  });
});
