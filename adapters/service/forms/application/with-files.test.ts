import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { createFileStore } from './file-store.ts';
import type { ReceivedFile } from './receive-files.ts';
import { decideWithFiles, noteFiles } from './with-files.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'with-files-'));
  const database = await openDatabase({ dataDir });
  closing.push(
    () => rmSync(dataDir, { recursive: true, force: true }),
    () => database.destroy(),
  );
  const folder = join(dataDir, 'files');
  const files = createFileStore(folder);
  const bytes = Buffer.from('a CV');
  const received: ReceivedFile[] = [{ id: 'cv', name: 'cv.pdf', size: bytes.length, bytes }];
  const write = async (connection: Connection) => {
    await noteFiles(connection, 'application-1', received);
    return { keep: true, value: 'taken' };
  };
  const names = () => database.selectFrom('kept_files').select('id').execute();
  const onDisk = () => (existsSync(folder) ? readdirSync(folder) : []);
  return { database, files, received, write, names, onDisk };
}

describe('the files of a form', () => {
  it('stay when the reply to the commit is lost, because the commit may have been made', async () => {
    const { database, files, received, write, names, onDisk } = await setUp();
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
    await expect(decideWithFiles({ database, files }, received, write)).rejects.toThrow('Connection terminated');
    expect(await names()).toEqual([{ id: 'cv' }]);
    expect(onDisk()).toEqual(['cv']);
  });

  it('go when what is written fails', async () => {
    const { database, files, received, onDisk } = await setUp();
    const failing = () => Promise.reject(new Error('no'));
    await expect(decideWithFiles({ database, files }, received, failing)).rejects.toThrow('no');
    expect(onDisk()).toEqual([]);
  });

  it('go when it is decided to keep nothing', async () => {
    const { database, files, received, onDisk, names } = await setUp();
    expect(await decideWithFiles({ database, files }, received, async () => ({ keep: false, value: 'no' }))).toBe('no');
    expect([onDisk(), await names()]).toEqual([[], []]);
  });
});
