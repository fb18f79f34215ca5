import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** How many fields are read of a form, or the status that says why none are. */
async function read(body: FormData | URLSearchParams | Uint8Array<ArrayBuffer>, type?: string): Promise<unknown> {
  const server = createServer(async (request, response) => {
    const form = await readForm(request, () => undefined);
    response.end(JSON.stringify(form.ok ? [...form.fields].length : form.status));
  });
  closing.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const headers = type === undefined ? {} : { 'content-type': type };
  return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).json();
}

const fieldsOf = (count: number, value = 'x'): FormData => {
  const form = new FormData();
  for (let at = 0; at < count; at += 1) form.append(`experience.${at}.employer`, value);
  return form;
};

it('reads a form of as many fields as one may have, and none of one that has more', async () => {
  expect(await read(fieldsOf(2000))).toBe(2000);
  expect(await read(fieldsOf(2001))).toBe(413);
});

it('counts fields however their mark is written', async () => {
  const part = '--a b\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n';
  const body = (count: number) => new TextEncoder().encode(`${part.repeat(count)}--a b--\r\n`);
  expect(await read(body(3), 'multipart/form-data; boundary="a b"')).toBe(3);
  expect(await read(body(2001), 'multipart/form-data; charset=utf-8; Boundary="a b"')).toBe(413);
});

it('takes words up to their bound, beside files of any length that a form may have', async () => {
  expect(await read(fieldsOf(3, 'x'.repeat(100_000)))).toBe(3);
  expect(await read(fieldsOf(3, 'x'.repeat(100_001)))).toBe(413);
  const withFile = fieldsOf(1);
  withFile.append('resume', new File([new Uint8Array(1_000_000)], 'cv.pdf'));
  expect(await read(withFile)).toBe(2);
});

it('reads a form of texts alone, and gives up what is none', async () => {
  expect(await read(new URLSearchParams({ form: 'contact', message: 'x' }))).toBe(2);
  expect(await read(new URLSearchParams({ message: 'x'.repeat(20_001) }))).toBe(413);
  expect(await read(new TextEncoder().encode('--a'), 'multipart/form-data; boundary=b')).toBe(400);
});
