import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LogEntry } from '#adapters/log.ts';
import { startSmallService } from '../testing/start-small-service.ts';

const log: LogEntry[] = [];
let service: Awaited<ReturnType<typeof startSmallService>>;

beforeAll(async () => {
  service = await startSmallService((entry) => log.push(entry));
});
afterAll(() => service.close());

const errorBody = z.object({ success: z.literal(false), message: z.string().min(5) });

/** Sends raw bytes, because clients would refuse to send most of these requests, and reads the status and JSON body. */
function sendRaw(head: string, body: string | Buffer = ''): Promise<{ status: number; body: unknown }> {
  const { port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
      const json = text.slice(text.indexOf('\r\n\r\n') + 4);
      resolve({ status: Number(status), body: json === '' ? undefined : JSON.parse(json) });
    });
    socket.write(`${head}\r\nhost: x\r\nconnection: close\r\n`);
    if (body.length > 0) socket.write(`content-length: ${Buffer.byteLength(body)}\r\n`);
    socket.write('\r\n');
    socket.write(body);
  });
}

const lines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `\r\n${name}: ${value}`)
    .join('');

async function expectRejected(reply: { status: number; body: unknown }, description: string): Promise<void> {
  expect(reply.status, description).toBeGreaterThanOrEqual(400);
  expect(reply.status, description).toBeLessThan(500);
  expect(errorBody.safeParse(reply.body).success, `${description}: ${JSON.stringify(reply.body)}`).toBe(true);
}

const draft = 'PUT /api/v1/editing/page/x/draft HTTP/1.1';
const json = '\r\ncontent-type: application/json';
const nest = (depth: number): string => `{"id":"x","tiles":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('malformed input', () => {
  it.each([
    '/%',
    '/api/jobs/%zz',
    '/api/jobs/%c0%ae',
    '/api/jobs/%e0%80%80',
    '/api/jobs/%00',
    '/api/jobs/..%2f..%2ftoken',
    '/api/jobs/%2e%2e',
    '/api/jobs/%252e%252e',
    '/api/jobs/a%5cb',
    '/api/v1/content/page/a%2fb%2fc',
    '/api/v1/content/page/..',
    '/api/v1/content/page/HOME',
    '/api/v1/content/menu/',
    '//api/jobs',
    '/api//jobs',
    '/API/JOBS',
    '/api/jobs/x/y',
    '/api/geo/search/lat/a/lng/b',
    '/api/geo/search/lat/91/lng/0',
    '/api/offer/getofferbyslug',
    '/api/offer/getofferbyslug?offerSlug=a&offerSlug=b',
    '/api/offer/getofferbyslug?offerSlug=%zz',
    '/api/jobs/locations?query=',
    `/api/jobs/${'x'.repeat(101)}`,
    `/${'x'.repeat(5000)}`,
    '/constructor',
    '/__proto__',
    '/api/jobs/__proto__',
    '/api/v1/content/changes?since=-1',
    '/api/v1/content/changes?since=x',
    '/api/v1/content/changes?wait=1e9',
    '*',
    'http://evil.example/api/jobs',
    'x',
  ])('in the URL is rejected: %s [api.contract]', async (target) => {
    await expectRejected(await sendRaw(`GET ${target} HTTP/1.1${lines(service.visitor)}`), target);
  });

  it.each([
    ['no JSON', '{"id":'],
    ['a bare word', 'hello'],
    ['two values', '{}{}'],
    ['the key __proto__', '{"id":"x","__proto__":{"admin":true}}'],
    ['the key __proto__ deep inside', '{"id":"x","tiles":[{"a":{"__proto__":1}}]}'],
    ['nesting 100,000 deep', nest(100_000)],
    ['nesting 65 deep', nest(65)],
    ['open brackets only', '['.repeat(100_000)],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['no body', ''],
    ['spaces', '   '],
    ['another page’s id', '{"id":"y"}'],
    ['an id that is a number', '{"id":7}'],
    ['an id that is a path', '{"id":"../x"}'],
  ])('in the body of a draft is rejected: %s [api.contract]', async (description, body) => {
    await expectRejected(await sendRaw(`${draft}${lines(service.editor)}${json}`, body), description);
  });

  it('that is not UTF-8 is rejected [api.contract]', async () => {
    await expectRejected(
      await sendRaw(`${draft}${lines(service.editor)}${json}`, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
      'bytes',
    );
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'of type %s is rejected [api.contract]',
    async (type) => {
      expect((await sendRaw(`${draft}${lines(service.editor)}\r\ncontent-type: ${type}`, '{"id":"x"}')).status).toBe(
        415,
      );
    },
  );

  it('that is compressed is rejected [api.contract]', async () => {
    expect(
      (await sendRaw(`${draft}${lines(service.editor)}${json}\r\ncontent-encoding: gzip`, '{"id":"x"}')).status,
    ).toBe(415);
  });

  it('that is too large is rejected with 413: a form above 64 kB, a menu above 1 MB, a draft above 8 MB [form.abuse]', async () => {
    const send = async (method: string, path: string, headers: Record<string, string>, size: number) => {
      const body = `{"id":"x","text":"${'x'.repeat(size)}"}`;
      const reply = await fetch(service.url + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      await expectRejected({ status: reply.status, body: await reply.json() }, path);
      return reply.status;
    };
    expect(await send('POST', '/api/jobs/locations', service.visitor, 70_000)).toBe(413);
    expect(await send('POST', '/api/jobs/locations', service.visitor, 50_000)).toBe(400);
    expect(await send('PUT', '/api/v1/editing/menu/x', service.editor, 1_100_000)).toBe(413);
    expect(await send('PUT', '/api/v1/editing/menu/x', service.editor, 900_000)).toBe(400);
    expect(await send('PUT', '/api/v1/editing/page/x/draft', service.editor, 8_500_000)).toBe(413);
  });

  it('that is too large without a content length is rejected [form.abuse]', async () => {
    const part = new TextEncoder().encode('x'.repeat(50_000));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let index = 0; index < 4; index += 1) controller.enqueue(part);
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...service.visitor, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    };
    expect((await fetch(`${service.url}/api/jobs/locations`, init)).status).toBe(413);
  });

  it('that is rejected unread leaves its connection usable [form.abuse]', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sendRequest = (method: string, path: string, body: string) =>
      new Promise<{ status: number | undefined; reused: boolean }>((resolve, reject) => {
        const clientRequest = request(service.url + path, {
          method,
          agent,
          headers: { ...service.visitor, 'content-type': 'application/json' },
        });
        clientRequest.on('error', reject);
        clientRequest.on('response', (reply) =>
          reply.resume().on('end', () => resolve({ status: reply.statusCode, reused: clientRequest.reusedSocket })),
        );
        clientRequest.write(body);
        clientRequest.end();
      });
    expect((await sendRequest('POST', '/api/jobs/locations', 'x'.repeat(500_000))).status).toBe(413);
    expect(await sendRequest('POST', '/api/token', '{}')).toEqual({ status: 200, reused: true });
    agent.destroy();
  });

  it.each([
    ['a settings field of the wrong type', 'brand-settings', { siteName: ['x'] }],
    [
      'a link that is a script',
      'brand-settings',
      { siteName: 'x', siteLink: { linkText: 'x', linkUrl: 'javascript:alert(1)' } },
    ],
    ['a menu without sections', 'menu/x', { id: 'x', name: 'X' }],
    [
      'a restaurant at no place',
      'restaurant/1',
      { storeId: '1', slug: 'x', city: 'x', title: 'X', lat: 'north', lng: 0 },
    ],
    [
      'a restaurant under another id',
      'restaurant/1',
      { storeId: '2', slug: 'x', city: 'x', title: 'X', lat: 1, lng: 0 },
    ],
  ])('in content is rejected with the paths of its fields: %s [preview.errors]', async (description, path, body) => {
    const reply = await fetch(`${service.url}/api/v1/editing/${path}`, {
      method: 'PUT',
      headers: { ...service.editor, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const refused: unknown = await reply.json();
    await expectRejected({ status: reply.status, body: refused }, description);
    expect(refused).toMatchObject({ errors: [{ path: expect.stringContaining('body.') }] });
  });

  it('in the method is rejected, with the methods that the endpoint supports [api.contract]', async () => {
    expect(await sendRaw(`DELETE /api/jobs HTTP/1.1${lines(service.visitor)}`)).toMatchObject({
      status: 405,
      body: { message: 'This endpoint only accepts GET.' },
    });
    expect((await sendRaw(`TRACE /api/jobs HTTP/1.1${lines(service.visitor)}`)).status).toBe(405);
  });

  it('that is not HTTP is rejected [api.contract]', async () => {
    await expectRejected(await sendRaw('HELLO'), 'hello');
    await expectRejected(await sendRaw(`GET /api/jobs HTTP/1.1\r\nx: ${'y'.repeat(20_000)}`), 'large header');
    await expectRejected(
      await sendRaw('POST /api/token HTTP/1.1\r\ntransfer-encoding: chunked\r\ncontent-length: 5', 'hello'),
      'smuggling',
    );
  });

  it('changes no prototype, keeps the service running and logs nothing [api.contract]', async () => {
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    expect((await fetch(`${service.url}/api/jobs`, { headers: service.visitor })).status).toBe(200);
    expect(log).toEqual([]);
  });
});
