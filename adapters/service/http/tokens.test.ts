import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { issueToken, isValidToken } from './tokens.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  database = await openDatabase({ dataDir: folder });
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('a token of the service', () => {
  it('is valid for 24 hours, longer than clients cache it [api.token]', async () => {
    const token = await issueToken(database, noon);
    expect(await isValidToken(database, token, noon + 24 * hour - 1)).toBe(true);
    expect(await isValidToken(database, token, noon + 24 * hour)).toBe(false);
    expect(defaultConfiguration.tokenExpiryMs).toBeLessThan(24 * hour);
  });

  it('is stored as a hash until it expires [api.token]', async () => {
    const token = await issueToken(database, noon);
    const readTokens = () => database.selectFrom('tokens').selectAll().execute();
    expect(await readTokens()).toHaveLength(1);
    expect(JSON.stringify(await readTokens())).not.toContain(token);
    await issueToken(database, noon + 24 * hour);
    expect(await readTokens()).toHaveLength(2);
    await issueToken(database, noon + 24 * hour + 1);
    expect(await readTokens()).toHaveLength(2);
    expect(await isValidToken(database, token, noon)).toBe(false);
  });
});
