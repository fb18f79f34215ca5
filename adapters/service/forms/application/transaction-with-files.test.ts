import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { createFileStore } from './file-store.ts';
import type { ReceivedFile } from './receive-files.ts';
import { insertFiles, runTransactionWithFiles } from './transaction-with-files.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'with-files-'));
  const database = await openDatabase({ dataDir });
  closers.push(
    () => rmSync(dataDir, { recursive: true, force: true }),
    () => database.destroy(),
  );
  const folder = join(dataDir, 'files');
  const files = createFileStore(folder);
  const bytes = Buffer.from('a CV');
  const received: ReceivedFile[] = [{ id: 'cv', name: 'cv.pdf', size: bytes.length, bytes }];
  const write = async (connection: Connection) => {
    await insertFiles(connection, 'application-1', received);
    return { commit: true, value: 'taken' };
  };
  const listIds = () => database.selectFrom('kept_files').select('id').execute();
  const listDisk = () => (existsSync(folder) ? readdirSync(folder) : []);
  return { database, files, received, write, listIds, listDisk };
}

describe('files of a form', () => {
  it('stay when the reply to the commit is lost, because it may have succeeded [apply.cv]', async () => {
    const { database, files, received, write, listIds, listDisk } = await setUp();
    const begin = database.startTransaction.bind(database);
    database.startTransaction = () => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      builder.execute = async () => {
        const transaction = await execute();
        const commit = transaction.commit.bind(transaction);
        transaction.commit = () =>
          Object.assign(Object.create(null), {
            async execute() {
              await commit().execute();
              throw new Error('Connection terminated unexpectedly');
            },
          });
        return transaction;
      };
      return builder;
    };
    await expect(runTransactionWithFiles({ database, files }, received, write)).rejects.toThrow(
      'Connection terminated',
    );
    expect(await listIds()).toEqual([{ id: 'cv' }]);
    expect(listDisk()).toEqual(['cv']);
  });

  it('are removed when the transaction fails [apply.cv]', async () => {
    const { database, files, received, listDisk } = await setUp();
    const failing = () => Promise.reject(new Error('no'));
    await expect(runTransactionWithFiles({ database, files }, received, failing)).rejects.toThrow('no');
    expect(listDisk()).toEqual([]);
  });

  it('are removed when the transaction is rolled back [apply.cv]', async () => {
    const { database, files, received, listDisk, listIds } = await setUp();
    expect(
      await runTransactionWithFiles({ database, files }, received, async () => ({ commit: false, value: 'no' })),
    ).toBe('no');
    expect([listDisk(), await listIds()]).toEqual([[], []]);
  });
});
