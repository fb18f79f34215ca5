import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { readForm } from './read-form.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that reads forms. Records the number of fields of each, or the status of the refusal. */
async function serve(onChunk: () => void = () => undefined): Promise<{ port: number; read: unknown[] }> {
  const read: unknown[] = [];
  const server = createServer(async (request, response) => {
    const form = await readForm(request, () => onChunk() ?? undefined);
    read.push(form.ok ? [...form.fields].length : form.status);
    response.end(JSON.stringify(read.at(-1)));
  });
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const port = await listenLocally(server);
  return { port, read };
}

async function read(body: FormData | URLSearchParams | Uint8Array<ArrayBuffer>, type?: string): Promise<unknown> {
  const { port } = await serve();
  const headers = type === undefined ? {} : { 'content-type': type };
  return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).json();
}

const fieldsOf = (count: number, value = 'x'): FormData => {
  const form = new FormData();
  for (let at = 0; at < count; at += 1) form.append(`experience.${at}.employer`, value);
  return form;
};

it('reads a form with the maximum number of fields, and refuses one with more [form.abuse]', async () => {
  expect(await read(fieldsOf(2000))).toBe(2000);
  expect(await read(fieldsOf(2001))).toBe(413);
});

it('counts fields however the boundary is written [form.abuse]', async () => {
  const part = '--a b\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n';
  const body = (count: number) => new TextEncoder().encode(`${part.repeat(count)}--a b--\r\n`);
  expect(await read(body(3), 'multipart/form-data; boundary="a b"')).toBe(3);
  expect(await read(body(2001), 'multipart/form-data; charset=utf-8; Boundary="a b"')).toBe(413);
});

it('limits the characters in text fields, apart from files [form.abuse]', async () => {
  expect(await read(fieldsOf(3, 'x'.repeat(100_000)))).toBe(3);
  expect(await read(fieldsOf(3, 'x'.repeat(100_001)))).toBe(413);
  const withFile = fieldsOf(1);
  withFile.append('resume', new File([new Uint8Array(1_000_000)], 'cv.pdf'));
  expect(await read(withFile)).toBe(2);
});

it('reads a form without files, and refuses an invalid one [form.nojs]', async () => {
  expect(await read(new URLSearchParams({ form: 'contact', message: 'x' }))).toBe(2);
  expect(await read(new URLSearchParams({ message: 'x'.repeat(20_001) }))).toBe(413);
  expect(await read(new TextEncoder().encode('--a'), 'multipart/form-data; boundary=b')).toBe(400);
});

it.each([
  ['with a backslash', String.raw`multipart/form-data; boundary="\A"`, String.raw`\A`],
  ['beside a decoy', 'multipart/form-data; xboundary=decoy; boundary=A', 'A'],
  ['twice', 'multipart/form-data; boundary=A; boundary=decoy', 'A'],
])(
  'refuses too many parts before the rest has arrived, with a boundary written %s [form.abuse]',
  async (_, type, boundary) => {
    const { port, read } = await serve();
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    closing.push(() => socket.destroy());
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 15000000\r\n\r\n`);
    socket.write(`--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n`.repeat(2100));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/\r\n\r\n(3\r\n)?413/);
    expect(read).toEqual([413]);
  },
);

it('reads a form with a Content-Type of 250 characters, and refuses a longer one [form.abuse]', async () => {
  const body = new TextEncoder().encode('--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n');
  const typeOf = (length: number): string => 'multipart/form-data; boundary=b; x='.padEnd(length, 'x');
  expect(await read(body, typeOf(250))).toBe(1);
  expect(await read(body, typeOf(251))).toBe(400);
});

it('refuses a boundary that is too long, endless headers and a part without a name [form.abuse]', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const long = 'a'.repeat(300);
  const part = 'Content-Disposition: form-data; name="x"\r\n\r\n1\r\n';
  expect(await read(bytes(`--${long}\r\n${part}--${long}--\r\n`), `multipart/form-data; boundary=${long}`)).toBe(400);
  const nameless = '--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--\r\n';
  expect(await read(bytes(nameless), 'multipart/form-data; boundary=b')).toBe(400);
  const bloated = `--b\r\nX: ${'x'.repeat(100_000)}\r\n${part}--b--\r\n`;
  expect(await read(bytes(bloated), 'multipart/form-data; boundary=b')).toBe(0);
});

it('handles other work between the chunks of a form [scale.render]', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  closing.push(() => clearImmediate(timer));
  const seen: number[] = [];
  const { port, read } = await serve(() => void seen.push(turns));
  const form = fieldsOf(1900);
  form.append('resume', new File([new Uint8Array(4_000_000)], 'cv.pdf'));
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: form });
  expect(read).toEqual([1901]);
  expect(seen.length).toBeGreaterThan(10);
  expect(new Set(seen).size).toBe(seen.length);
});

it('returns texts and files as they were sent [form.nojs]', async () => {
  const part = (head: string, content: string): string =>
    `--b\r\nContent-Disposition: form-data; name="${head}\r\n\r\n${content}\r\n`;
  const sent = [
    part('name"', 'Zoë “Z”\r\nLine two'),
    part('resume"; filename="Zoë %22cv%22 a\\b.pdf"\r\nContent-Type: application/pdf', '\0é\r\n--'),
    part('resume"; filename=""\r\nContent-Type: application/octet-stream', ''),
    part('name"', ''),
    '--b--\r\nepilogue',
  ].join('');
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const form = await readForm(request, () => undefined);
    if (form.ok)
      for (const [name, value] of form.fields)
        received.push(typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()]);
    response.end();
  });
  closing.push(() => server.close());
  const port = await listenLocally(server);
  await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: sent,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(received).toEqual([
    ['name', 'Zoë “Z”\r\nLine two'],
    ['resume', 'Zoë "cv" a\\b.pdf', 'application/pdf', '\0é\r\n--'],
    ['resume', '', 'application/octet-stream', ''],
    ['name', ''],
  ]);
});
