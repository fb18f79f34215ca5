import { customValue, operatorSecret, webAddress, wholeNumber, text } from './parse/value.ts';

/**
 * Refuses what the driver would take in another sense: an unescaped `#` or `?` in a password cuts the address short, and
 * without a host it would look for a database on this machine. A socket's folder comes as `?host=`.
 */
function readDatabaseUrl(text: string): string | undefined {
  const url = /^postgres(ql)?:\/\/\S{1,500}$/.test(text) ? URL.parse(text) : null;
  const host = url?.hostname || url?.searchParams.get('host');
  const isValid = url && host && /^\/[^/]+$/.test(url.pathname) && url.hash === '' && !/%(?![0-9a-f]{2})/i.test(text);
  return isValid ? text : undefined;
}

/** How the site reaches the content and booking API, and how long it trusts what it got. */
export const upstreamValues = {
  apiUrl: webAddress('Address of the content and booking API. Unset: the embedded service is started and used.'),
  tokenUrl: webAddress('Address whose /api/token gives visitors’ tokens, where that is another host than the API.'),
  brandKey: text(
    'The brand’s fixed key, sent with every call.',
    'pandan-row',
    /^[A-Za-z0-9._-]{1,100}$/,
    'letters, digits, dots, hyphens and underscores, at most 100',
  ),
  editorKey: operatorSecret(
    'The editors’ secret for drafts and publishing. Unset: made at the first start and kept in the data folder.',
  ),
  databaseUrl: customValue<string | undefined>(
    {
      description: 'PostgreSQL database of the embedded service. Unset: a SQLite file in the data folder.',
      mustBe:
        'an address like postgres://user@host/database, with @ / # ? % in a password written as %40 %2F %23 %3F %25',
    },
    undefined,
    readDatabaseUrl,
  ),
  migrationWaitSeconds: wholeNumber(
    'Seconds that a start waits while another copy of the service migrates PostgreSQL, or while a table is in use.',
    600,
    1,
    86_400,
  ),
  seedDemo: customValue<boolean | undefined>(
    {
      description:
        'Whether an empty database is filled with the demo chain, and the demo content in it is kept up to date. Unset: only in the embedded database, which is filled when it is created, never with DATABASE_URL.',
      mustBe: 'true or false',
    },
    undefined,
    (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  ),
  dataDir: text('Folder for the embedded database, the editors’ secret and snapshots.', '.data'),
  tokenMarginMs: wholeNumber(
    'Milliseconds before its expiry from which a token is no longer reused.',
    300_000,
    0,
    3_600_000,
  ),
  tokenExpiryMs: wholeNumber('Milliseconds after which a stored token expires.', 82_800_000, 60_000, 604_800_000),
  poolMaxSockets: wholeNumber('Most connections to the API at once.', 50, 1, 1000),
  poolMaxFreeSockets: wholeNumber('Most idle connections that are kept.', 10, 0, 1000),
  poolTimeoutMs: wholeNumber(
    'Milliseconds of silence after which a connection at work is given up.',
    30_000,
    100,
    600_000,
  ),
  poolFreeSocketTimeoutMs: wholeNumber('Milliseconds after which an idle connection is closed.', 15_000, 100, 600_000),
  callDeadlineMs: wholeNumber(
    'Milliseconds a call may take in all, with its retries. At least POOL_TIMEOUT_MS, which would never pass within a shorter time; the rest is for a retry.',
    45_000,
    100,
    1_200_000,
  ),
  cacheTtlSeconds: wholeNumber('Seconds for which settings and restaurants are cached.', 3600, 0, 86_400),
};
