import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { z } from 'zod';
import { createMemoryKeyLimit, type KeyLimit, type KeyLimitInput, toKeyLimit } from '#adapters/access/key-limit.ts';
import type { Log } from '#adapters/log.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { createMemoryValues } from './memory-state.ts';
import { createPostgresValues, type Query } from './postgres-values.ts';
import type { SharedState } from './shared-state.ts';

interface PostgresStateInput {
  /** PostgreSQL connection URL. */
  readonly url: string;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Names the advisory lock under which the tables are created. */
const lockName = 'shared-state';

const createTables = `
  create table if not exists shared_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
  create table if not exists shared_values (
    collection text not null, key text not null, owner text, value bytea not null,
    saved_at bigint generated always as identity, expires_at bigint not null, primary key (collection, key)
  );
  create index if not exists shared_values_owner on shared_values (collection, owner, saved_at);
  create index if not exists shared_values_expiry on shared_values (expires_at);
  create table if not exists shared_secrets (name text primary key, value text not null);
`;

/** How often expired values are removed, in milliseconds. */
const sweepMs = 300_000;

/** How long the database is not used after it has failed, so that visitors do not wait for it, in milliseconds. */
const pauseMs = 5000;

/** Least time between two log entries about the database, in milliseconds. */
const logIntervalMs = 60_000;

/**
 * State of all copies with the same PostgreSQL database. While the database cannot be reached, each copy goes on with
 * limits and values of its own, and logs it once a minute.
 * @throws Where the database cannot be reached at the start.
 */
export async function openPostgresState({ url, log, now }: PostgresStateInput): Promise<SharedState> {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 3000,
    statement_timeout: 3000,
    allowExitOnIdle: true,
  });
  // A broken connection is replaced; the query that used it gets the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query(`begin; select pg_advisory_xact_lock(hashtext('${lockName}')); ${createTables} commit;`);
  } catch (error) {
    await pool.end();
    throw new Error(`The shared state cannot be opened: ${errorMessageOf(error)}`, { cause: error });
  }
  let lastLogAt = Number.NEGATIVE_INFINITY;
  let unusedUntil = Number.NEGATIVE_INFINITY;
  /** The result of `use`; where it fails that of `fallback`. */
  async function orElse<Result>(use: () => Promise<Result>, fallback: () => Promise<Result>): Promise<Result> {
    if (now() < unusedUntil) return fallback();
    try {
      return await use();
    } catch (error) {
      unusedUntil = now() + pauseMs;
      if (now() - lastLogAt >= logIntervalMs) {
        lastLogAt = now();
        log({ level: 'error', event: 'shared-state-unavailable', message: errorMessageOf(error) });
      }
      return fallback();
    }
  }
  const sweep = setInterval(() => {
    void pool.query('delete from shared_values where expires_at <= $1', [now()]).catch(() => undefined);
  }, sweepMs);
  sweep.unref();
  const query: Query = (text, values) => pool.query({ text, values: [...values], rowMode: 'array' });
  return {
    createKeyLimit: (input) => withFallback(createPostgresLimit(pool, input), createMemoryKeyLimit(input), orElse),
    createValues(input) {
      const shared = createPostgresValues(query, now, input);
      const own = createMemoryValues(input);
      return {
        save: (...saved) =>
          orElse(
            () => shared.save(...saved),
            () => own.save(...saved),
          ),
        find: async (key) =>
          (await own.find(key)) ??
          orElse(
            () => shared.find(key),
            async () => undefined,
          ),
        claim: (key) =>
          orElse(
            () => shared.claim(key),
            () => own.claim(key),
          ),
        async remove(key) {
          await own.remove(key);
          await orElse(
            () => shared.remove(key),
            async () => undefined,
          );
        },
      };
    },
    async loadSecret(name) {
      const generated = randomBytes(32).toString('base64url');
      await query('insert into shared_secrets values ($1, $2) on conflict do nothing', [name, generated]);
      const { rows } = await query('select value from shared_secrets where name = $1', [name]);
      return z.tuple([z.string()]).parse(rows[0])[0];
    },
    async close() {
      clearInterval(sweep);
      await pool.end();
    },
  };
}

function createPostgresLimit(pool: Pool, { name, maxRequests, seconds }: KeyLimitInput): KeyLimit {
  return toKeyLimit(
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'shared_limits',
      tableCreated: true,
      keyPrefix: name,
      points: maxRequests,
      duration: seconds,
    }),
  );
}

type OrElse = <Result>(use: () => Promise<Result>, fallback: () => Promise<Result>) => Promise<Result>;

const withFallback = (shared: KeyLimit, own: KeyLimit, orElse: OrElse): KeyLimit => ({
  consume: (key) =>
    orElse(
      () => shared.consume(key),
      () => own.consume(key),
    ),
  refund: (key) =>
    orElse(
      () => shared.refund(key),
      () => own.refund(key),
    ),
  countUsed: (key) =>
    orElse(
      () => shared.countUsed(key),
      () => own.countUsed(key),
    ),
});
