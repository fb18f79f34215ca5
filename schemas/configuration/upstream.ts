import { isRecord } from '../content/is-record.ts';
import { databaseUrl } from './parse/database-url.ts';
import { customValue, operatorSecret, text, webAddress, wholeNumber, yesOrNo } from './parse/value.ts';

function readJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** How the site connects to the content and booking API, and how long it caches replies. */
export const upstreamValues = {
  apiUrl: webAddress('URL of the content and booking API. Unset: the embedded service is started and used.'),
  tokenUrl: webAddress('URL of the host with /api/token for visitors’ tokens, if it differs from the API’s.'),
  apiMapping: customValue<Readonly<Record<string, unknown>> | undefined>(
    {
      description:
        'JSON object that overrides how replies of the API are read, such as {"sessionHeader":"x-session"}. All guesses are in adapters/api-client/mapping/mapping.ts.',
      mustBe: 'a JSON object',
    },
    undefined,
    readJsonObject,
  ),
  apiIdempotent: yesOrNo(
    'Whether the API makes one booking only for repeated requests with the same idempotency-key header. Only then is a booking sent again after a failure. The embedded service does.',
    false,
  ),
  mediaFromApi: yesOrNo(
    'Whether images and videos that the API states as paths, such as /media/a.webp, are the API’s, unless the data folder’s media has the file. False: the site serves them, as with the embedded service.',
    true,
  ),
  brandKey: text(
    'The brand’s fixed key, sent with every call.',
    'pandan-row',
    /^[A-Za-z0-9._-]{1,100}$/,
    'letters, digits, dots, hyphens and underscores, at most 100',
  ),
  editorKey: operatorSecret(
    'The editors’ secret for drafts and publishing. Unset: generated at the first start and stored in the data folder.',
  ),
  databaseUrl: databaseUrl(
    'URL of the embedded service’s PostgreSQL database. Unset: a SQLite file in the data folder.',
  ),
  migrationWaitSeconds: wholeNumber(
    'Seconds to wait at start while another copy of the service migrates PostgreSQL, or while a table is locked.',
    600,
    1,
    86_400,
  ),
  seedDemo: customValue<boolean | undefined>(
    {
      description:
        'Whether an empty database is filled with the demo chain and its demo content is updated at start. Unset: only the embedded database is filled, when it is created; never a database at DATABASE_URL.',
      mustBe: 'true or false',
    },
    undefined,
    (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  ),
  dataDir: text('Folder for the embedded database, the editors’ secret and snapshots.', '.data'),
  tokenMarginMs: wholeNumber(
    'Milliseconds before the expiry of a token from which it is no longer reused.',
    300_000,
    0,
    3_600_000,
  ),
  tokenExpiryMs: wholeNumber('Milliseconds after which a stored token expires.', 82_800_000, 60_000, 604_800_000),
  poolMaxSockets: wholeNumber('Maximum number of simultaneous connections to the API.', 50, 1, 1000),
  poolMaxFreeSockets: wholeNumber('Maximum number of idle connections.', 10, 0, 1000),
  poolTimeoutMs: wholeNumber(
    'Milliseconds without data after which an active connection is closed.',
    30_000,
    100,
    600_000,
  ),
  poolFreeSocketTimeoutMs: wholeNumber('Milliseconds after which an idle connection is closed.', 15_000, 100, 600_000),
  callDeadlineMs: wholeNumber(
    'Maximum milliseconds for a call including its retries. At least POOL_TIMEOUT_MS, which would never be reached otherwise; the remaining time is for a retry.',
    45_000,
    100,
    1_200_000,
  ),
  cacheTtlSeconds: wholeNumber('Seconds for which settings and restaurants are cached.', 3600, 0, 86_400),
};
