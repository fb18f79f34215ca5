import { describe, expect, it } from 'vitest';
import { type Configuration, type ConfigurationName, configuration } from './configuration.ts';
import { readConfiguration } from './parse/read-configuration.ts';
import { toVariableName } from './parse/to-variable-name.ts';

/** Section 9 of the specification: each value with its default and a text that must be rejected. */
const constants: { readonly [Name in ConfigurationName]?: readonly [expected: Configuration[Name], bad: string] } = {
  tokenMarginMs: [300_000, 'five minutes'],
  tokenExpiryMs: [82_800_000, '23h'],
  poolMaxSockets: [50, '0'],
  poolMaxFreeSockets: [10, '-1'],
  poolTimeoutMs: [30_000, '30s'],
  poolFreeSocketTimeoutMs: [15_000, '1e4'],
  cacheTtlSeconds: [3600, '1.5'],
  clickCollectClose: ['21:00', '24:00'],
  distanceUnit: ['miles', 'kilometres'],
  earthRadiusMiles: [3959, '6371'],
  jobMaxDistance: [100, 'far'],
  jobSort: ['nearest-first', 'newest'],
  mapMaxZoom: [18, '40'],
  maxLocations: [10, '0'],
  maxDistance: [100, '100 miles'],
  maxTableBookingCovers: [20, 'twenty'],
  showChildCovers: [false, 'no'],
  smsOptIn: [true, '1'],
  hideGenderPreference: [true, 'TRUE'],
  bookingJourneyStyle: ['horizontal', 'diagonal'],
  bookingTileType: ['video', 'text'],
  bookingWidgetStyle: ['modal', 'popup'],
  cookieConsentStyle: ['provider', 'wall'],
  restaurantMenuDropdown: [true, 'yes'],
  menuSearch: [false, 'off'],
  localBookNow: [false, '0'],
  offersPerRestaurant: [false, 'never'],
  carouselArrows: [true, 'on'],
  carouselDots: [false, 'off'],
  bookingDefaultCovers: [2, '0'],
  bookingStartHour: [9, '24'],
  bookingStartMinute: [0, '60'],
  bookingStartStep: [1, '4'],
  bookingTimeStepMinutes: [15, '25'],
  jobFullTimeSelected: [true, 'y'],
  jobPartTimeSelected: [true, 'y'],
  workHistoryYears: [40, '0'],
  scrollOffsetPx: [-58, '-58px'],
  headerSolidAfterPx: [250, '-1'],
  backToTopAfterPx: [600, '600px'],
  loadingBarThrottleMs: [200, '0.2'],
  loadingBarDurationMs: [5000, '5s'],
  loadingBarHeightPx: [4, '0'],
  bookingModalWidthPx: [800, 'wide'],
  cookieConsentDays: [30, '0'],
  cookiePreferenceDays: [365, '10000'],
  cookieBannerDelayMs: [100, '-100'],
  thirdPartyDelayMs: [1000, 'later'],
  breakpointsPx: [[480, 576, 768, 992, 1025, 1200], '480,576,768,992,1200'],
  bookNowLabel: ['Book Now', 'x'.repeat(41)],
  themePrimary: ['#0f3b2e', 'dark green'],
  themeSecondary: ['#121512', 'url(x)'],
};

describe('the configuration', () => {
  it('allows a call at least the timeout of a silent connection [api.pool]', () => {
    const read = readConfiguration({});
    expect(read.ok && read.value.callDeadlineMs >= read.value.poolTimeoutMs).toBe(true);
  });

  it.each(Object.entries(constants))(
    'uses the default of %s, accepts the same value when set, and names the variable of a bad value [config.constants]',
    (name, [expected, bad]) => {
      const read = readConfiguration({});
      expect(read.ok && new Map(Object.entries(read.value)).get(name)).toEqual(expected);
      const stated = readConfiguration({ [toVariableName(name)]: String(expected) });
      expect(stated.ok && new Map(Object.entries(stated.value)).get(name)).toEqual(expected);
      const refused = readConfiguration({ [toVariableName(name)]: bad });
      expect(refused.ok ? '' : refused.message).toContain(`${toVariableName(name)} must be `);
    },
  );

  it('has seven groups of job titles with positions by default [config.constants]', () => {
    const read = readConfiguration({});
    expect(read.ok && read.value.jobTitleGroups.map((group) => group.name)).toEqual([
      'Bar',
      'foh team',
      'General Manager',
      'foh support',
      'boh team',
      'Head Chef',
      'boh support',
    ]);
    expect(read.ok && read.value.jobTitleGroups.every((group) => group.positions.length > 0)).toBe(true);
    expect(readConfiguration({ JOB_TITLE_GROUPS: 'Bar' })).toMatchObject({ ok: false });
    expect(readConfiguration({ JOB_TITLE_GROUPS: 'Bar=bartender; Kitchen=porter,chef' })).toMatchObject({
      value: {
        jobTitleGroups: [
          { name: 'Bar', positions: ['bartender'] },
          { name: 'Kitchen', positions: ['porter', 'chef'] },
        ],
      },
    });
  });

  it('reports all bad variables at once, with what each must be and its value [config.constants]', () => {
    const read = readConfiguration({ PORT: '99999', MENU_SEARCH: 'maybe', MAX_LOCATIONS: '' });
    expect(read.ok ? '' : read.message.split('\n')).toEqual([
      'The configuration is not valid. Change these environment variables:',
      'PORT must be a whole number from 0 to 65535; it is "99999".',
      'MENU_SEARCH must be true or false; it is "maybe".',
    ]);
  });

  it.each([
    [
      { CAPTCHA_ENABLED: 'true' },
      'CAPTCHA_ENABLED must be false without CAPTCHA_KEY, CAPTCHA_SECRET and CAPTCHA_VERSION (ReCaptcha error: No key provided); it is "true".',
    ],
    [
      { CAPTCHA_ENABLED: 'true', CAPTCHA_KEY: 'site-key-of-this-brand', CAPTCHA_SECRET: 'hunter2-hunter2' },
      'CAPTCHA_ENABLED must be false without CAPTCHA_VERSION (ReCaptcha error: No version provided); it is "true".',
    ],
    [
      { CAPTCHA_ENABLED: 'true', CAPTCHA_KEY: 'site-key-of-this-brand', CAPTCHA_VERSION: 'v3' },
      'CAPTCHA_ENABLED must be false without CAPTCHA_SECRET (ReCaptcha error: No secret provided); it is "true".',
    ],
    [
      { TAG_MANAGER_URL: 'https://tags.example.com' },
      'TAG_MANAGER_URL must be empty without TAG_MANAGER_ID; it is "https://tags.example.com".',
    ],
    [
      { BRAINTREE_ENABLED: 'true', BRAINTREE_PRIVATE_KEY: 'private-key' },
      'BRAINTREE_ENABLED must be false without BRAINTREE_MERCHANT_ID and BRAINTREE_PUBLIC_KEY; it is "true".',
    ],
    [{ CALL_DEADLINE_MS: '15000' }, 'CALL_DEADLINE_MS must be at least POOL_TIMEOUT_MS, 30000; it is "15000".'],
    [{ CONSENT_PROVIDER: 'script' }, 'CONSENT_PROVIDER must be built-in without CONSENT_PROVIDER_URL; it is "script".'],
    [
      { COOKIE_CONSENT_STYLE: 'none', TAG_MANAGER_ID: 'GTM-ABC123', ANALYTICS_ID: 'G-ABC1234567' },
      'COOKIE_CONSENT_STYLE must be provider with TAG_MANAGER_ID and ANALYTICS_ID; it is "none".',
    ],
    [
      { ENGAGEMENT_TOKEN: '12345678-aaaa' },
      'ENGAGEMENT_TOKEN must be empty without ENGAGEMENT_URL; it is "12345678-aaaa".',
    ],
    [
      { ANALYTICS_URL: 'https://tags.example.com' },
      'ANALYTICS_URL must be empty without ANALYTICS_ID; it is "https://tags.example.com".',
    ],
    [
      { THIRD_PARTY_ORIGINS: 'https://*.example.com' },
      'THIRD_PARTY_ORIGINS must be empty without CONSENT_PROVIDER, TAG_MANAGER_ID, ANALYTICS_ID, ENGAGEMENT_TOKEN or BOOKING_WIDGET_URL; it is "https://*.example.com".',
    ],
    [
      { SMTP_URL: 'smtps://me:word@mail.example.com' },
      'SMTP_URL must be empty without MAIL_FROM; it is a text of 32 characters (not shown).',
    ],
    [
      { BRAINTREE_PRIVATE_KEY: 'private-key' },
      'BRAINTREE_PRIVATE_KEY must be empty without BRAINTREE_ENABLED=true; it is a text of 11 characters (not shown).',
    ],
    [{ ALLOWED_HOSTS: 'www.example.com' }, 'ALLOWED_HOSTS must be empty without SITE_ORIGIN; it is "www.example.com".'],
    [
      { TOKEN_EXPIRY_MS: '60000', TOKEN_MARGIN_MS: '60000' },
      'TOKEN_MARGIN_MS must be less than TOKEN_EXPIRY_MS, 60000; it is "60000".',
    ],
  ])('rejects inconsistent values: %j [config.constants] [form.captcha]', (env, line) => {
    expect(readConfiguration(env)).toEqual({
      ok: false,
      message: `The configuration is not valid. Change these environment variables:\n${line}`,
    });
  });

  it.each([
    ['TAG_MANAGER_ID', 'G-ABC1234567'],
    ['TAG_MANAGER_ID', 'gtm-abc123'],
    ['ANALYTICS_ID', 'GTM-ABC123'],
    ['ANALYTICS_ID', 'UA-1234567-1'],
    ['ENGAGEMENT_TOKEN', 'a token'],
    ['BOOKING_WIDGET_PAGE', 'https://tables.example/'],
    ['CONSENT_PROVIDER_ID', '<script>'],
    ['CONSENT_PROVIDER_CATEGORIES', 'analytics=C0002'],
    ['CONSENT_PROVIDER_CATEGORIES', 'analytics=C0002;marketing=C0004;embeds=C0003;more=C0009'],
    ['THIRD_PARTY_ORIGINS', "https://example.com; script-src 'unsafe-inline'"],
    ['THIRD_PARTY_ORIGINS', '*'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://me:p#ss@mail.example.com'],
    ['MAIL_FROM', 'Pandan Row'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_FROM', 'Pandan\nBcc: x <a@example.com>'],
    ['BRAINTREE_MERCHANT_ID', 'a b'],
    ['BRAINTREE_ENVIRONMENT', 'test'],
  ])('rejects the %s %s [config.constants]', (variable, text) => {
    const read = readConfiguration({ [variable]: text });
    expect(read.ok ? '' : read.message).toContain(`${variable} must be `);
  });

  it('maps several categories of the consent provider to one of ours [cookie.provider]', () => {
    const text = 'analytics=C0002; marketing=C0004,C0005; embeds=C0003';
    expect(readConfiguration({ CONSENT_PROVIDER_CATEGORIES: text })).toMatchObject({
      value: {
        consentProviderCategories: { analytics: ['C0002'], marketing: ['C0004', 'C0005'], embeds: ['C0003'] },
      },
    });
  });

  it('accepts a complete captcha, and a captcha key that is not used yet [form.captcha]', () => {
    const captcha = { CAPTCHA_KEY: 'site-key-of-this-brand', CAPTCHA_SECRET: 'hunter2-hunter2', CAPTCHA_VERSION: 'v3' };
    expect(readConfiguration({ ...captcha, CAPTCHA_ENABLED: 'true' })).toMatchObject({
      value: { captchaEnabled: true },
    });
    expect(readConfiguration({ CAPTCHA_KEY: captcha.CAPTCHA_KEY })).toMatchObject({ ok: true });
  });

  it.each([
    'postgres://me@host/chain',
    'postgresql://me:p%40ss@host:5433/chain?sslmode=require',
    'postgres://me@[::1]:5432/chain',
    'postgres:///chain?host=/var/run/postgresql',
  ])('accepts %s as the database URL [config.constants]', (address) => {
    expect(readConfiguration({ DATABASE_URL: address })).toMatchObject({ value: { databaseUrl: address } });
  });

  it.each([
    'postgres://host',
    'postgres:///chain',
    'postgres://me:p#ss@host/chain',
    'postgres://me:p?ss@host/chain',
    'postgres://me:p%ss@host/chain',
    'postgres://me:word@host:99999/chain',
    'localhost:5432/chain',
  ])('rejects %s as the database URL [config.constants]', (address) => {
    const read = readConfiguration({ DATABASE_URL: address });
    expect(read.ok ? '' : read.message).toMatch(/DATABASE_URL must be .*; it is a text of \d+ characters/);
  });

  it('never shows a secret or a URL that can contain a password', () => {
    const read = readConfiguration({
      EDITOR_KEY: 'hunter2',
      DATABASE_URL: 'mysql://me:hunter2@host/x',
      API_URL: 'https://me:hunter2@host',
    });
    expect(read).toMatchObject({ ok: false });
    expect(JSON.stringify(read)).not.toContain('hunter2');
  });

  it('reads every value from its environment variable [config.constants]', () => {
    const read = readConfiguration({
      TOKEN_MARGIN_MS: '1000',
      API_URL: 'https://api.example.com/base/',
      CAROUSEL_DOTS: 'true',
      SCROLL_OFFSET_PX: '-72',
    });
    expect(read).toMatchObject({
      value: { tokenMarginMs: 1000, apiUrl: 'https://api.example.com/base', carouselDots: true, scrollOffsetPx: -72 },
    });
  });

  it('has a description and a “must be” text for every value [config.constants]', () => {
    for (const [name, value] of Object.entries(configuration.shape)) {
      expect(value.meta(), name).toMatchObject({
        description: expect.stringMatching(/\.$/),
        mustBe: expect.any(String),
      });
    }
  });
});
