import { mkdtempSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallData } from '../content/seed/small-data.ts';
import { startService } from '../start-service.ts';
import { UnusableDatabase } from './embedded-database.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  file = join(dataDir, 'service.sqlite');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () =>
  startService({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    brandKey: 'pandan-row',
    loadDemoData: async () => smallData,
    log: () => undefined,
  });

async function startOnce(): Promise<void> {
  const service = await start();
  await service.close();
}

const damages: Readonly<Record<string, () => void>> = {
  'is empty': () => truncateSync(file, 0),
  'is not a database': () => writeFileSync(file, 'x'.repeat(8192)),
  'was cut short': () => truncateSync(file, statSync(file).size - 20_480),
  'has a damaged page': () => {
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4096, 0xff), 0, 4096, 8192);
  },
  'lacks the tables': () => {
    rmSync(file);
    const other = new DatabaseSync(file);
    other.exec('create table notes (words text)');
    other.close();
  },
};

describe('an existing embedded database', () => {
  it.each(Object.entries(damages))(
    'that %s is rejected unchanged, with an error that says what to do [ops.supervise]',
    async (_, damage) => {
      await startOnce();
      damage();
      const before = readFileSync(file);
      const error = await start().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UnusableDatabase);
      expect(String(error)).toContain(file);
      expect(String(error)).toMatch(/Restore the file from a backup\. To start with a new database instead, move/);
      expect(readFileSync(file).equals(before)).toBe(true);
    },
  );

  it('is rejected when only its write-ahead log is left [ops.supervise]', async () => {
    await startOnce();
    rmSync(file);
    writeFileSync(`${file}-wal`, 'what was committed last');
    await expect(start()).rejects.toThrow('service.sqlite-wal is there');
  });

  it('is opened again when it is valid [ops.supervise]', async () => {
    await startOnce();
    await expect(startOnce()).resolves.toBeUndefined();
  });

  it('is completed when the start that created it was interrupted [ops.supervise]', async () => {
    writeFileSync(join(dataDir, 'service.sqlite-creating'), '');
    writeFileSync(file, '');
    await startOnce();
    const database = new DatabaseSync(file);
    expect(database.prepare('select count(*) as count from restaurants').get()).toEqual({ count: 2 });
    database.close();
  });
});
