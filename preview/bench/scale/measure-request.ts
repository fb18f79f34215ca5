import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { brotliDecompressSync } from 'node:zlib';

export interface MeasuredRequest {
  /** Milliseconds from sending the request to the last byte. */
  readonly milliseconds: number;
  readonly rawBytes: number;
  readonly sentBytes: number;
  readonly body: string;
}

/** Requests an address, compressed with brotli where possible. Rejects unless the status is 200. */
export function measureRequest(url: string, headers: Readonly<Record<string, string>> = {}): Promise<MeasuredRequest> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(url, { headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const milliseconds = performance.now() - startedAt;
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}.`));
        const body = Buffer.concat(parts);
        const raw = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        resolve({ milliseconds, rawBytes: raw.length, sentBytes: body.length, body: raw.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** Runs `work` a number of times, one after the other, and returns the median of what it measured. */
export async function medianOf(count: number, work: (index: number) => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let index = 0; index < count; index += 1) values.push(await work(index));
  return median(values);
}

/** Runs `work` and returns how many milliseconds it took. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
