import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '../database/tables.ts';

/** Lifetime of a visitor's token in milliseconds; longer than clients cache it. */
const tokenLifetimeMs = 24 * 60 * 60 * 1000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a token of 256 random bits and stores its hash. Deletes expired tokens. `now` in milliseconds. */
export async function issueToken(connection: Connection, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await connection.deleteFrom('tokens').where('expires_at', '<', new Date(now).toISOString()).execute();
  await connection
    .insertInto('tokens')
    .values({ hash: hashToken(token), expires_at: new Date(now + tokenLifetimeMs).toISOString() })
    .execute();
  return token;
}

/** Whether a token was issued here and has not expired. */
export async function isValidToken(connection: Connection, token: string, now: number): Promise<boolean> {
  const row = await connection
    .selectFrom('tokens')
    .select('expires_at')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined && row.expires_at > new Date(now).toISOString();
}
