import { AwsClient } from 'aws4fetch';
import { type MediaStore, NoRoom } from './media-store.ts';

/** The longest that a request may take. A video has 40 MB. */
const timeoutMs = 60_000;

/** The region in the signature where the store has none. Source: Amazon S3, legacy global endpoint. */
const defaultRegion = 'us-east-1';

/**
 * Creates a store in a bucket of an S3-compatible object store: `https://key:secret@host/bucket?region=eu-west-2`. The
 * bucket may be private, because the site reads from it.
 */
export function createObjectStore(url: string): MediaStore {
  const { origin, pathname, username, password, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    retries: 2,
    region: searchParams.get('region') ?? defaultRegion,
  });
  const bucket = `${origin}${pathname.replace(/\/+$/, '')}`;
  const send = (method: string, name: string, init: RequestInit = {}) =>
    client.fetch(`${bucket}/media/${name.split('/').map(encodeURIComponent).join('/')}`, {
      method,
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    async save(name, bytes, type) {
      const response = await send('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' },
      });
      if (response.status === 507 || response.status === 413) throw new NoRoom();
      await expectSuccess(response, 'PUT');
    },
    async read(name) {
      const response = await send('GET', name);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      await expectSuccess(response, 'GET');
      return Buffer.from(await response.arrayBuffer());
    },
    async remove(names) {
      for (const name of names) {
        const response = await send('DELETE', name);
        if (response.status !== 404) await expectSuccess(response, 'DELETE');
      }
    },
  };
}

/** The code in the store's error says what is wrong, such as `InvalidAccessKeyId`. Its other parts name the account. */
async function expectSuccess(response: Response, method: string): Promise<void> {
  if (response.ok) return;
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1];
  throw new Error(`The object store answered ${response.status}${code ? ` (${code})` : ''} to ${method}.`);
}
