import { setTimeout as sleep } from 'node:timers/promises';
import { measureRequest, median, medianOf } from './measure-request.ts';
import type { ScaleContext } from './scale-context.ts';
import type { Measurement } from './scale-report.ts';

const maxFirstMs = 1000;
const maxHtmlKilobytes = 500;

/** More than a published change takes to reach the site. */
const changeMs = 600;
const cachedRequests = 5;

export interface MeasuredDocument {
  readonly name: string;
  readonly path: string;
  /** Changes content of the document, so that it must be rendered again. */
  readonly change: () => Promise<unknown>;
}

/** Sizes of a document, and the times of its first answer after a change and of the answers that follow. */
export async function measureDocument(
  { product, rounds }: ScaleContext,
  { name, path, change }: MeasuredDocument,
): Promise<Measurement[]> {
  const url = product.site + path;
  const [first, cached]: [number[], number[]] = [[], []];
  let [rawBytes, sentBytes] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await change();
    await sleep(changeMs);
    const answer = await measureRequest(url);
    first.push(answer.milliseconds);
    ({ rawBytes, sentBytes } = answer);
    cached.push(await medianOf(cachedRequests, async () => (await measureRequest(url)).milliseconds));
  }
  return [
    { name: `${name}, HTML`, unit: 'kB', value: rawBytes / 1000, limit: maxHtmlKilobytes },
    { name: `${name}, brotli`, unit: 'kB', value: sentBytes / 1000 },
    { name: `${name}, first answer`, unit: 'ms', value: median(first), limit: maxFirstMs },
    { name: `${name}, next answers`, unit: 'ms', value: median(cached) },
  ];
}
