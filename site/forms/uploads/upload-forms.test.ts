import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import { checkFields, preflightField } from '#schemas/forms/_shared/form-check.ts';
import { type FormSite, startFormSite } from '../gate/start-form-site.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function setUp(serviceOptions: Parameters<typeof startFormSite>[1] = {}): Promise<FormSite> {
  const site = await startFormSite({}, serviceOptions);
  closing.push(site.close);
  return site;
}

const path = '/careers/job/902';
const typed = { firstName: 'Ada', secondName: 'Byron', email: 'ada@example.com', telephone: '01632 960 001' };
const cv = makePdf();

type Chosen = readonly [name: string, content: Buffer];

function formOf(files: readonly Chosen[], more: Readonly<Record<string, string>> = {}): FormData {
  const fields = new FormData();
  const texts = { form: 'job-apply', [checkFields.renderedFor]: '9000', ...typed, ...more };
  for (const [name, value] of Object.entries(texts)) fields.append(name, value);
  for (const [name, content] of files) fields.append('resume', new File([new Uint8Array(content)], name));
  return fields;
}

async function post({ url }: FormSite, body: FormData, accept = 'application/json') {
  const reply = await fetch(url + path, { method: 'POST', redirect: 'manual', headers: { accept }, body });
  const text = await reply.text();
  return { status: reply.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

/** All applications in the service: their email addresses and the number of files. */
async function storedApplications({ service }: FormSite) {
  const rows = await service.database.selectFrom('applications').select('email').execute();
  const folder = join(service.dataDir, 'files');
  return { emails: rows.map(({ email }) => email), files: existsSync(folder) ? readdirSync(folder).length : 0 };
}

describe('a form with a file', () => {
  it('is sent on with the file, under a safe name [apply.cv]', async () => {
    const site = await setUp();
    expect(await post(site, formOf([['C:\\cv\\=My CV.PDF', cv]]))).toMatchObject({
      status: 200,
      body: { kind: 'accepted' },
    });
    const files = await site.service.database.selectFrom('kept_files').select(['name', 'size']).execute();
    expect(files).toEqual([{ name: 'My CV.pdf', size: cv.length }]);
  });

  it.each<[string, Chosen, string]>([
    [
      'a program as content',
      ['cv.pdf', Buffer.from('MZ')],
      'cv.pdf cannot be sent: the selected file contains a program and is not a valid PDF. It must be a PDF or DOCX',
    ],
    ['a second extension', ['cv.pdf.exe', cv], 'cv.pdf.exe cannot be sent: the selected file must be a PDF or DOCX'],
    ['no content', ['cv.pdf', Buffer.alloc(0)], 'cv.pdf cannot be sent: the selected file is empty'],
    [
      'a password',
      ['cv.pdf', makePdf({ trailer: '/Encrypt 9 0 R' })],
      'cv.pdf cannot be sent: the selected file is protected by a password',
    ],
    [
      'too many bytes',
      ['cv.pdf', Buffer.alloc(5_000_001)],
      'cv.pdf cannot be sent: the selected file is larger than 5 MB',
    ],
  ])('is refused where the file has %s, and nothing reaches the service [apply.cv]', async (_, file, message) => {
    const site = await setUp();
    const answer = { status: 422, body: { kind: 'invalid', errors: [{ path: 'resume', message }] } };
    expect(await post(site, formOf([file]))).toEqual(answer);
    expect(await storedApplications(site)).toEqual({ emails: [], files: 0 });
  });

  it('is shown again without script with its values and its file, which need not be uploaded again [form.nojs] [apply.cv]', async () => {
    const site = await setUp();
    const shown = await post(site, formOf([['cv.pdf', cv]], { email: 'ada@' }), 'text/html');
    const [file] = shown.body.values.resume;
    expect(shown.body.values).toMatchObject({ ...typed, email: 'ada@' });
    expect(file).toMatchObject({ name: 'cv.pdf', size: cv.length });
    const again = Object.fromEntries(Object.entries(file).map(([part, value]) => [`resume.0.${part}`, String(value)]));
    expect((await post(site, formOf([], again), 'text/html')).status).toBe(303);
    expect(await storedApplications(site)).toEqual({ emails: [typed.email], files: 1 });
  });

  it('asks for the file again where it is no longer saved, and keeps its values [form.nojs] [apply.cv]', async () => {
    const site = await setUp();
    const named = { 'resume.0.id': 'x'.repeat(22), 'resume.0.name': 'cv.pdf', 'resume.0.size': '1000' };
    const errors = [{ path: 'resume', message: 'Choose the file again' }];
    expect((await post(site, formOf([], named), 'text/html')).body).toMatchObject({
      values: { ...typed, resume: [] },
      errors,
    });
    expect(await post(site, formOf([], named))).toEqual({ status: 422, body: { kind: 'invalid', errors } });
    expect(await storedApplications(site)).toEqual({ emails: [], files: 0 });
  });

  it('saves its file only without script, so that other visitors’ files are not evicted [form.abuse]', async () => {
    const site = await setUp();
    const large = makePdf({ head: `%${'x'.repeat(1_500_000)}\n` });
    const invalid = { email: 'ada@' };
    const waiting = (await post(site, formOf([['cv.pdf', large]], invalid), 'text/html')).body.values.resume[0];
    for (let times = 0; times < 4; times += 1)
      expect((await post(site, formOf([['cv.pdf', large]], invalid))).status).toBe(422);
    const again = Object.fromEntries(
      Object.entries(waiting).map(([part, value]) => [`resume.0.${part}`, String(value)]),
    );
    expect((await post(site, formOf([], again), 'text/html')).status).toBe(303);
    expect(await storedApplications(site)).toEqual({ emails: [typed.email], files: 1 });
  });

  it('is checked before it sends its file, so that the browser does the proof of work first [form.abuse]', async () => {
    const site = await setUp();
    const ask = (renderedFor: string) => {
      const fields = new FormData();
      for (const [name, value] of [
        ['form', 'job-apply'],
        [preflightField, '1'],
        [checkFields.renderedFor, renderedFor],
      ] as const)
        fields.append(name, value);
      return post(site, fields);
    };
    // The check is not counted.
    for (let times = 0; times < 12; times += 1)
      expect(await ask('9000')).toEqual({ status: 200, body: { kind: 'ready' } });
    expect(await ask('900')).toMatchObject({ status: 200, body: { kind: 'challenge' } });
    expect(await storedApplications(site)).toEqual({ emails: [], files: 0 });
  });

  it('is not read where one address sends too much at once, and the response says so [form.abuse]', async () => {
    const site = await setUp();
    const sockets = [1, 2, 3].map(() => connect(Number(new URL(site.url).port), '127.0.0.1'));
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 15000000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n`;
    for (const socket of sockets) socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(14_000_000)]));
    const heard = (socket: (typeof sockets)[number]) =>
      new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())));
    const refused = await Promise.race(sockets.map(heard));
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toMatch(/Retry-After: 30/i);
    expect(refused).toContain('Nothing is lost: wait until the rest has come. Please go back and try again.');
    expect((await post(site, formOf([]))).body).toMatchObject({ kind: 'accepted' });
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(async () => (await post(site, formOf([['cv.pdf', cv]], { email: 'b@example.com' }))).status, {
        timeout: 15_000,
      })
      .toBe(200);
  });

  it('is not read above sixteen megabytes, and its script gets a message [form.abuse]', async () => {
    const site = await setUp();
    const files: Chosen[] = [1, 2, 3, 4].map((each) => [`${each}.pdf`, Buffer.alloc(4_900_000)]);
    expect(await post(site, formOf(files))).toEqual({
      status: 413,
      body: {
        kind: 'failed',
        message: 'What you sent is too large. Leave out a file or choose smaller ones, and shorten what is long.',
      },
    });
  });

  it('that is interrupted leaves nothing behind and can be sent again [apply.cv]', async () => {
    const site = await setUp();
    const request = new Request(site.url, { method: 'POST', body: formOf([['cv.pdf', cv]]) });
    const body = Buffer.from(await request.arrayBuffer());
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    const coming = once(site.server, 'request');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Length: ${body.length}\r\nContent-Type: ${request.headers.get('content-type')}\r\n\r\n`,
    );
    socket.write(body.subarray(0, body.length - 100));
    const [received] = await coming;
    await once(received, 'data');
    const handled = once(site.server, 'handled');
    socket.destroy();
    await handled;
    expect(await storedApplications(site)).toEqual({ emails: [], files: 0 });
    expect((await post(site, formOf([['cv.pdf', cv]]))).body).toMatchObject({ kind: 'accepted' });
  });

  it('shows the service’s message where its storage is full, and is accepted without the file [apply.submit]', async () => {
    const site = await setUp({ storedFilesMegabytes: 1 });
    const large = makePdf({ head: `%${'x'.repeat(1_100_000)}\n` });
    const { body } = await post(site, formOf([['cv.pdf', large]]));
    expect(body).toMatchObject({ kind: 'failed', message: expect.stringMatching(/^We have no room for more files/) });
    const shown = await post(site, formOf([['cv.pdf', large]]), 'text/html');
    expect(shown.body).toMatchObject({ failed: body.message, values: { ...typed, resume: [{ name: 'cv.pdf' }] } });
    // The service is available, so sending the same again would not help.
    expect(shown.status).toBe(200);
    expect(await storedApplications(site)).toEqual({ emails: [], files: 0 });
    expect((await post(site, formOf([]))).body).toMatchObject({ kind: 'accepted' });
  });
});
