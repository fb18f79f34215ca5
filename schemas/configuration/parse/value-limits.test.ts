import { describe, expect, it } from 'vitest';
import { configuration } from '../configuration.ts';
import { readConfiguration } from './read-configuration.ts';
import { toVariableName } from './to-variable-name.ts';

const values = Object.entries(configuration.shape);
const isAccepted = (name: string, text: string): boolean =>
  values.some(([each, schema]) => each === name && schema.safeParse(text).success);
const mustBe = (schema: (typeof values)[number][1]): string => String(schema.meta()?.mustBe);

const wholeNumbers = values.flatMap(([name, schema]) => {
  const [, least, most] = /^a whole number from (-?\d+) to (\d+)$/.exec(mustBe(schema)) ?? [];
  return least === undefined ? [] : [{ name, least: Number(least), most: Number(most) }];
});
const choices = [
  { name: 'distanceUnit', options: ['miles'] },
  { name: 'jobSort', options: ['nearest-first'] },
  { name: 'bookingJourneyStyle', options: ['horizontal', 'vertical'] },
  { name: 'bookingTileType', options: ['video', 'image'] },
  { name: 'bookingWidgetStyle', options: ['modal', 'page'] },
  { name: 'consentProvider', options: ['built-in', 'script'] },
  { name: 'cookieConsentStyle', options: ['provider', 'none'] },
  { name: 'headerVariant', options: ['header1', 'header2', 'header3', 'header4', 'header5', 'header6'] },
];

describe('a configuration value', () => {
  it.each(wholeNumbers)('$name is a whole number from $least to $most [config.constants]', ({ name, least, most }) => {
    const accepted = [least - 1, least, most, most + 1].map((number) => isAccepted(name, String(number)));
    expect(accepted).toEqual([false, true, true, false]);
  });

  it.each(choices)('$name is one of: $options [config.constants]', ({ name, options }) => {
    expect(options.filter((word) => !isAccepted(name, word))).toEqual([]);
    expect(isAccepted(name, 'something-else')).toBe(false);
    expect(values.flatMap(([each, schema]) => (each === name ? [mustBe(schema)] : []))).toEqual([
      `one of: ${options.join(', ')}`,
    ]);
  });

  it('is the default if the variable is empty or blank [config.constants]', () => {
    const blank = Object.fromEntries(values.map(([name], at) => [toVariableName(name), at % 2 === 0 ? '' : '  ']));
    expect(readConfiguration(blank)).toEqual(readConfiguration({}));
  });

  it.each([
    ['captchaSecret', 8],
    ['editorKey', 20],
  ])('%s is a secret of at least %d and at most 500 characters [config.constants]', (name, least) => {
    const accepted = [least - 1, least, 500, 501].map((length) => isAccepted(name, 'x'.repeat(length)));
    expect(accepted).toEqual([false, true, true, false]);
  });

  it.each([
    'ftp://api.example.com',
    'https://me@api.example.com',
    'https://:word@api.example.com',
    'https://api.example.com/?key=1',
    'https://api.example.com/#part',
    'api.example.com',
  ])('rejects %s as a URL [config.constants]', (text) => {
    expect(isAccepted('apiUrl', text)).toBe(false);
  });

  it.each([
    ['http://api.example.com', 'http://api.example.com'],
    ['https://api.example.com:8443/base//', 'https://api.example.com:8443/base'],
  ])('parses the URL %s to %s [config.constants]', (text, address) => {
    expect(readConfiguration({ API_URL: text })).toMatchObject({ value: { apiUrl: address } });
  });

  it.each([
    ['CAPTCHA_VERSION', ['v2', 'v3'], ['v1', 'V2']],
    ['CAPTCHA_LEAST_SCORE', ['0', '0.125', '1', '1.0'], ['1.1', '.5', '0.1234', '-0.5']],
    ['SEED_DEMO', ['true', 'false'], ['yes']],
    ['BOOKING_TIME_STEP_MINUTES', ['1', '5', '60'], ['0', '7', '61', '120']],
    ['BREAKPOINTS_PX', ['10, 20, 30, 40, 50, 60'], ['10,20,30,40,50,60,70', '10,20,20,40,50,60', '5,20,30,40,50,60']],
    ['JOB_TITLE_GROUPS', [`${'x'.repeat(60)}=host`], [`${'x'.repeat(61)}=host`, '=host', 'Bar=Host', 'Bar=host,']],
  ])('%s accepts each of %j and rejects each of %j [config.constants]', (variable, good, bad) => {
    const isRead = (text: string): boolean => readConfiguration({ [variable]: text }).ok;
    expect([good.filter((text) => !isRead(text)), bad.filter(isRead)]).toEqual([[], []]);
  });
});

describe('consistent configuration values', () => {
  it.each([
    { CALL_DEADLINE_MS: '30000' },
    { TOKEN_EXPIRY_MS: '60000', TOKEN_MARGIN_MS: '59999' },
    { CONSENT_PROVIDER: 'script', CONSENT_PROVIDER_URL: 'https://consent.example.com' },
    { COOKIE_CONSENT_STYLE: 'none' },
    { TAG_MANAGER_ID: 'GTM-ABC123', TAG_MANAGER_URL: 'https://tags.example.com' },
    { ANALYTICS_ID: 'G-ABC1234567', ANALYTICS_URL: 'https://tags.example.com' },
    { ANALYTICS_ID: 'G-ABC1234567', THIRD_PARTY_ORIGINS: 'https://*.example.com' },
    { THIRD_PARTY_ORIGINS: 'https://a.example', CONSENT_PROVIDER: 'script', CONSENT_PROVIDER_URL: 'https://a.example' },
    { ENGAGEMENT_TOKEN: '12345678-aaaa', ENGAGEMENT_URL: 'https://engage.example.com' },
    { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'bookings@example.com' },
    { ALLOWED_HOSTS: 'www.example.com', SITE_ORIGIN: 'https://example.com' },
    { BRAINTREE_ENABLED: 'true', API_URL: 'https://api.example.com' },
  ])('include %j [config.constants]', (env) => {
    expect(readConfiguration(env)).toMatchObject({ ok: true });
  });
});
