import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { bookingTestData } from '#adapters/service/booking/testing/booking-test-data.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import { createFileStore } from './file-store.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

const fullError = { status: 507, message: /^We have no room for more files at the moment\./ };
const bytes = (count: number): Buffer => Buffer.alloc(count);

describe('file store', () => {
  it('stores files up to its limit, and logs when it is full [form.abuse]', async () => {
    const folder = createFolder();
    const log: LogEntry[] = [];
    const store = createFileStore(folder, { maxBytes: 100, log: (entry) => log.push(entry) });
    await store.save('a', bytes(60));
    await store.save('b', bytes(40));
    await expect(store.save('c', bytes(1))).rejects.toMatchObject({ status: 507 });
    expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
    expect(log).toEqual([{ event: 'file-storage-full', level: 'error' }]);
  });

  it('has exactly the space of removed files again [form.abuse]', async () => {
    const store = createFileStore(createFolder(), { maxBytes: 100 });
    await store.save('a', bytes(60));
    await store.save('b', bytes(40));
    await store.remove(['a', 'unknown']);
    await expect(store.save('c', bytes(61))).rejects.toMatchObject(fullError);
    await store.save('c', bytes(60));
  });

  it('counts existing files, and with the next sweep what others have written [form.abuse]', async () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'old'), bytes(90));
    const store = createFileStore(folder, { maxBytes: 100 });
    await expect(store.save('a', bytes(11))).rejects.toMatchObject(fullError);
    rmSync(join(folder, 'old'));
    expect(await store.listBefore(0)).toEqual([]);
    await store.save('a', bytes(100));
  });

  it('does not exceed its limit when many files arrive at once [form.abuse]', async () => {
    const folder = createFolder();
    const store = createFileStore(folder, { maxBytes: 100 });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => store.save(`${index}`, bytes(30))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('does not count files that could not be written [form.abuse]', async () => {
    const store = createFileStore(createFolder(), { maxBytes: 100 });
    await expect(store.save('no/folder', bytes(60))).rejects.toMatchObject({ code: 'ENOENT' });
    await store.save('a', bytes(100));
  });
});

describe('a service without space for files', () => {
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
  const listFiles = ({ dataDir }: BookingService): readonly string[] => {
    const folder = join(dataDir, 'files');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('replies with a message for visitors, saves nothing, and accepts the same form without files [apply.submit]', async () => {
    const service = await startBookingService({ demoData: bookingTestData, storedFilesMegabytes: 1 });
    closers.push(() => service.close());
    const send = (uploadedFiles: readonly object[]) =>
      service.callApi('POST', '/api/contact/sendemail', { ...enquiry, uploadedFiles });
    const { status, body } = await send([file, file]);
    expect([status, body.message]).toEqual([fullError.status, expect.stringMatching(fullError.message)]);
    expect(listFiles(service)).toEqual([]);
    for (const table of ['enquiries', 'kept_files', 'outbox'] as const)
      expect(await service.database.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await send([])).body).toMatchObject({ statusCode: 200 });
    expect((await send([file])).body).toMatchObject({ statusCode: 200 });
    expect(listFiles(service)).toHaveLength(1);
  });
});
