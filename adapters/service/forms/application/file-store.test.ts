import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { bookingWorld } from '#adapters/service/booking/booking-world.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import { createFileStore } from './file-store.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

const full = { status: 507, message: /^We have no room for more files at the moment\./ };
const bytes = (count: number): Buffer => Buffer.alloc(count);

describe('the store of files', () => {
  it('takes so many bytes and no more, and tells the operator', async () => {
    const folder = newFolder();
    const log: LogEntry[] = [];
    const store = createFileStore(folder, { mostBytes: 100, log: (entry) => log.push(entry) });
    await store.keep('a', bytes(60));
    await store.keep('b', bytes(40));
    await expect(store.keep('c', bytes(1))).rejects.toMatchObject({ status: 507 });
    expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
    expect(log).toEqual([{ event: 'no-room-for-files', level: 'error' }]);
  });

  it('has room again for what was removed, and for no more than that', async () => {
    const store = createFileStore(newFolder(), { mostBytes: 100 });
    await store.keep('a', bytes(60));
    await store.keep('b', bytes(40));
    await store.remove(['a', 'unknown']);
    await expect(store.keep('c', bytes(61))).rejects.toMatchObject(full);
    await store.keep('c', bytes(60));
  });

  it('counts what was there before it, and what others have written since, with the next sweep', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'old'), bytes(90));
    const store = createFileStore(folder, { mostBytes: 100 });
    await expect(store.keep('a', bytes(11))).rejects.toMatchObject(full);
    rmSync(join(folder, 'old'));
    expect(await store.listBefore(0)).toEqual([]);
    await store.keep('a', bytes(100));
  });

  it('never takes more by many who come at once', async () => {
    const folder = newFolder();
    const store = createFileStore(folder, { mostBytes: 100 });
    const kept = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => store.keep(`${index}`, bytes(30))));
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('counts nothing of what could not be written', async () => {
    const store = createFileStore(newFolder(), { mostBytes: 100 });
    await expect(store.keep('no/folder', bytes(60))).rejects.toMatchObject({ code: 'ENOENT' });
    await store.keep('a', bytes(100));
  });
});

describe('a service that has no room for files', () => {
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '+44 1632 960001' };
  const enquiry = {
    ...person,
    enquiryType: 'visit',
    contactReason: { id: 'lost', name: 'x' },
    enquiryRestaurant: '1',
    message: 'I left my umbrella.',
  };
  const large = makePdf({ head: `%${'x'.repeat(600_000)}\n` }).toString('base64');
  const file = { name: 'bill.pdf', type: 'application/pdf', content: large };
  const filesOf = ({ dataDir }: BookingService): readonly string[] => {
    const folder = join(dataDir, 'files');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('says so in words for visitors, keeps nothing by halves, and takes the same form without them', async () => {
    const service = await startBookingService({ demoData: bookingWorld, storedFilesMegabytes: 1 });
    closing.push(() => service.close());
    const send = (uploadedFiles: readonly object[]) =>
      service.ask('POST', '/api/contact/sendemail', { ...enquiry, uploadedFiles });
    const { status, body } = await send([file, file]);
    expect([status, body.message]).toEqual([full.status, expect.stringMatching(full.message)]);
    expect(filesOf(service)).toEqual([]);
    for (const table of ['enquiries', 'kept_files', 'outbox'] as const)
      expect(await service.database.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await send([])).body).toMatchObject({ statusCode: 200 });
    expect((await send([file])).body).toMatchObject({ statusCode: 200 });
    expect(filesOf(service)).toHaveLength(1);
  });
});
