import { describe, expect, it } from 'vitest';
import { thirdPartyOrigins } from '#adapters/integrations/third-parties/third-parties.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policy = (env: Record<string, string> = {}, own = false, cards = false, forms = false): Map<string, string> => {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.message);
  const text = contentSecurityPolicy({
    scriptHashes: ["'sha256-script'"],
    styleHashes: ["'sha256-style'"],
    frameOrigins: ['https://films.example'],
    thirdParties: own ? undefined : thirdPartyOrigins(read.value, { cards, forms }),
    isDevelopment: false,
  });
  return new Map(text.split('; ').map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]));
};

describe('the content security policy', () => {
  it('allows no frame where the page has none and no service needs one [thirdparty.tags]', () => {
    const bare = { scriptHashes: [], styleHashes: [], frameOrigins: [], thirdParties: undefined, isDevelopment: false };
    expect(contentSecurityPolicy(bare)).toContain("; frame-src 'none'; object-src 'none'");
  });

  it('allows nothing but the site itself and images over https where nothing is configured [thirdparty.tags]', () => {
    const bare = { scriptHashes: [], styleHashes: [], frameOrigins: [], thirdParties: undefined, isDevelopment: false };
    const own = [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: https:",
      "media-src 'self' https:",
      "connect-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ];
    expect(contentSecurityPolicy(bare).split('; ')).toEqual(own);
    const hashed = { ...bare, scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"], isDevelopment: true };
    expect(contentSecurityPolicy(hashed).split('; ').slice(1, 6)).toEqual([
      "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "media-src 'self' https:",
      "connect-src 'self' ws:",
    ]);
  });

  it('allows images and videos of a media host without https only where it is named [upstream.mapping]', () => {
    const bare = { scriptHashes: [], styleHashes: [], frameOrigins: [], thirdParties: undefined, isDevelopment: false };
    expect(contentSecurityPolicy(bare)).toContain("; img-src 'self' data: https:; media-src 'self' https:;");
    expect(contentSecurityPolicy({ ...bare, mediaOrigins: ['http://127.0.0.1:81'] })).toContain(
      "; img-src 'self' data: https: http://127.0.0.1:81; media-src 'self' https: http://127.0.0.1:81;",
    );
  });

  it('allows no third party unless a service is configured [thirdparty.tags]', () => {
    const bare = policy();
    expect(bare.get('script-src')).toBe("'self' 'sha256-script'");
    expect(bare.get('connect-src')).toBe("'self'");
    expect(bare.get('style-src')).toBe("'self' 'sha256-style'");
    expect(bare.get('frame-src')).toBe('https://films.example');
    expect(policy({ TAG_MANAGER_ID: 'GTM-ABC123' }, true)).toEqual(bare);
  });

  it('allows the hosts of configured services and additional configured origins [thirdparty.tags]', () => {
    const tagged = policy({
      TAG_MANAGER_ID: 'GTM-ABC123',
      ENGAGEMENT_TOKEN: '12345678-aaaa',
      ENGAGEMENT_URL: 'https://engage.example/api',
      THIRD_PARTY_ORIGINS: 'https://*.pixels.example',
    });
    expect(tagged.get('script-src')).toBe(
      "'self' https://*.googletagmanager.com https://engage.example https://*.pixels.example 'sha256-script'",
    );
    expect(tagged.get('connect-src')).toContain('https://*.google-analytics.com');
    expect(tagged.get('connect-src')).toContain('https://engage.example');
    expect(tagged.get('style-src')).toBe("'self' 'sha256-style'");
  });

  it('names one’s own tagging server instead of Google’s hosts [thirdparty.tags]', () => {
    const own = policy({
      TAG_MANAGER_ID: 'GTM-ABC123',
      TAG_MANAGER_URL: 'https://tags.site.example',
      ANALYTICS_ID: 'G-ABC1234567',
      ANALYTICS_URL: 'https://tags.site.example',
    });
    expect(own.get('script-src')).toBe("'self' https://tags.site.example 'sha256-script'");
    expect(own.get('connect-src')).toBe("'self' https://tags.site.example");
  });

  it('allows Google Maps with its styles, fonts and workers where a key is configured [finder.map]', () => {
    const maps = policy({ GOOGLE_MAPS_KEY: 'key-of-a-test-1234' });
    expect(maps.get('script-src')).toBe(
      "'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com 'sha256-script'",
    );
    expect(maps.get('style-src')).toBe("'self' https://fonts.googleapis.com 'unsafe-inline'");
    expect(maps.get('font-src')).toBe("'self' https://fonts.gstatic.com");
    expect(maps.get('worker-src')).toBe("'self' blob:");
    expect(policy().has('font-src')).toBe(false);
    expect(policy().has('worker-src')).toBe(false);
  });

  it('allows the frame of the booking widget, and styles of a consent provider [thirdparty.booking-widget] [cookie.provider]', () => {
    expect(policy({ BOOKING_WIDGET_URL: 'https://tables.example/widget.js' }).get('frame-src')).toBe(
      'https://films.example https://tables.example',
    );
    const provider = policy({
      CONSENT_PROVIDER: 'script',
      CONSENT_PROVIDER_URL: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
    });
    expect(provider.get('style-src')).toBe("'self' 'unsafe-inline'");
    expect(provider.get('script-src')).toContain('https://cdn.cookielaw.org https://*.onetrust.com');
  });

  it.each([
    [
      'sandbox',
      'songbirdstag.cardinalcommerce.com https://cas.static.client.cardinaltrusted.com',
      'sandbox.braintreegateway.com',
    ],
    ['production', 'songbird.cardinalcommerce.com https://static.client.cardinaltrusted.com', 'braintreegateway.com'],
  ])(
    'allows the sources that Braintree documents for its %s, on pages that may contain its fields [booking.card]',
    (environment, bank, api) => {
      const account = {
        BRAINTREE_ENABLED: 'true',
        BRAINTREE_ENVIRONMENT: environment,
        API_URL: 'https://api.example.com',
      };
      const cards = policy(account, false, true);
      expect(cards.get('script-src')).toBe(
        `'self' https://js.braintreegateway.com https://assets.braintreegateway.com https://${bank} 'sha256-script'`,
      );
      expect(cards.get('connect-src')).toBe(
        `'self' https://api.${api} https://client-analytics.${api} https://*.braintree-api.com https://*.cardinalcommerce.com https://*.cardinaltrusted.com`,
      );
      expect(cards.get('frame-src')).toBe('https://films.example https://assets.braintreegateway.com https:');
      expect(cards.get('form-action')).toBe("'self' https:");
      expect(cards.get('img-src')).toBe("'self' data: https:");
      expect(cards.get('style-src')).toBe("'self' 'sha256-style'");
      expect(policy(account)).toEqual(policy());
    },
  );

  it('mentions Braintree only where it is enabled [booking.card]', () => {
    expect(policy({ BRAINTREE_ENVIRONMENT: 'production' }, false, true)).toEqual(policy());
    expect(policy().get('form-action')).toBe("'self'");
  });

  const captcha = {
    CAPTCHA_ENABLED: 'true',
    CAPTCHA_KEY: 'site-key-of-a-test',
    CAPTCHA_SECRET: 'secret-of-the-captcha',
    CAPTCHA_VERSION: 'v3',
  };

  it('allows the captcha by its own paths, on pages with a form, where it is enabled and not skipped [form.captcha]', () => {
    const open = policy(captcha, false, false, true);
    expect(open.get('script-src')).toBe(
      "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'sha256-script'",
    );
    expect(open.get('connect-src')).toBe("'self' https://www.google.com/recaptcha/");
    expect(open.get('frame-src')).toBe(
      'https://films.example https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
    expect(policy(captcha)).toEqual(policy());
    expect(policy(captcha, true, false, true)).toEqual(policy());
    expect(policy({ ...captcha, CAPTCHA_ENABLED: 'false' }, false, false, true)).toEqual(policy());
    expect(policy({ ...captcha, CAPTCHA_SKIP_ADDRESS: '127.0.0.1' }, false, false, true)).toEqual(policy());
  });
});
