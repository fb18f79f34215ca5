import { HttpError } from '#adapters/service/http/response.ts';
import type { TemporaryValues, ValuesInput } from '#adapters/shared-state/shared-state.ts';
import { maxVideoBytes } from '#schemas/api/content/media-library.ts';

/** An interrupted upload can go on for an hour. Several large videos can be sent at the same time. */
export const uploadPartsInput: ValuesInput = { name: 'media-uploads', ttlMs: 3_600_000, maxBytes: 4 * maxVideoBytes };

const keyOf = (id: string, part: number): string => `${id}/${part}`;

export const savePart = (parts: TemporaryValues, id: string, part: number, bytes: Buffer): Promise<void> =>
  parts.save(keyOf(id, part), bytes);

/** Joins the parts of an upload. Throws an `HttpError` with status 409 that names the first missing part. */
export async function joinParts(parts: TemporaryValues, id: string, count: number): Promise<Buffer> {
  const found: Buffer[] = [];
  let length = 0;
  for (let part = 0; part < count; part += 1) {
    const bytes = await parts.find(keyOf(id, part));
    if (!bytes) throw new HttpError(409, `Part ${part} of the upload is missing. Upload the file again.`);
    length += bytes.length;
    if (length > maxVideoBytes) throw new HttpError(413, `A file can have at most ${maxVideoBytes / 1_000_000} MB.`);
    found.push(bytes);
  }
  return Buffer.concat(found);
}

async function removeParts(parts: TemporaryValues, id: string, count: number): Promise<void> {
  for (let part = 0; part < count; part += 1) await parts.remove(keyOf(id, part));
}

const resultKey = (id: string): string => `${id}/result`;

/** The URL of the file that an upload was added as; undefined if it is not finished. */
export const findResult = async (parts: TemporaryValues, id: string): Promise<string | undefined> =>
  (await parts.find(resultKey(id)))?.toString();

/** Replaces the parts of an upload by its result, so that a lost reply can be asked for again. */
export async function saveResult(parts: TemporaryValues, id: string, count: number, url: string): Promise<void> {
  await parts.save(resultKey(id), Buffer.from(url));
  await removeParts(parts, id, count);
}
