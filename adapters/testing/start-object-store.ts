import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

interface TestObjectStore {
  /** The URL of its bucket, with an access key that it accepts. */
  readonly url: string;
  /** The objects by their path. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** Responds to all later requests with this status; undefined: as usual. */
  failWith(status: number | undefined): void;
  close(): Promise<void>;
}

/** The beginning of the header of a signed request. Source: Amazon S3, Signature Version 4. */
const signedBy = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-2\/s3\/aws4_request, /;

/** For tests: an S3-compatible object store in memory, with the access key `key` in the region `eu-west-2`. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const objects = new Map<string, StoredObject>();
  let failure: number | undefined;
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const bytes = await buffer(request);
    const end = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    if (failure !== undefined) return end(failure, '<Error><Code>SlowDown</Code></Error>');
    if (!signedBy.test(request.headers.authorization ?? ''))
      return end(403, '<Error><Code>InvalidAccessKeyId</Code><AWSAccessKeyId>key</AWSAccessKeyId></Error>');
    if (request.method === 'PUT') {
      objects.set(path, { bytes, type: request.headers['content-type'] });
      return end(200);
    }
    const found = objects.get(path);
    if (request.method === 'DELETE') {
      objects.delete(path);
      return end(204);
    }
    return found ? end(200, found.bytes) : end(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://key:se%2Fcret@127.0.0.1:${port}/bucket?region=eu-west-2`,
    objects,
    failWith(status) {
      failure = status;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
