import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { createFileStore } from './file-store.ts';

const disk = vi.hoisted(() => ({ failure: '' }));
vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof import('node:fs/promises')>();
  const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  const writeFile: typeof actual.writeFile = (...input) =>
    disk.failure === '' ? actual.writeFile(...input) : fail(disk.failure);
  return { ...actual, writeFile };
});

function setUp(failure: string) {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log: LogEntry[] = [];
  const store = createFileStore(folder, { maxBytes: 100, log: (entry) => log.push(entry) });
  disk.failure = failure;
  return { folder, log, store };
}

it.each(['ENOSPC', 'EDQUOT'])(
  'a disk on which nothing can be written because of %s is logged and told to visitors as full storage [form.abuse]',
  async (failure) => {
    const { folder, log, store } = setUp(failure);
    await expect(store.save('a', Buffer.alloc(60))).rejects.toMatchObject({
      status: 507,
      message:
        'We have no room for more files at the moment. Nothing you typed is lost: send it without files, or try again later.',
    });
    expect(log).toEqual([{ event: 'file-storage-full', level: 'error' }]);
    expect(readdirSync(folder)).toEqual([]);
    disk.failure = '';
    await store.save('b', Buffer.alloc(100));
  },
);

it('a disk that fails otherwise is not reported as full [form.abuse]', async () => {
  const { log, store } = setUp('EIO');
  await expect(store.save('a', Buffer.alloc(1))).rejects.toMatchObject({ code: 'EIO' });
  expect(log).toEqual([]);
});
