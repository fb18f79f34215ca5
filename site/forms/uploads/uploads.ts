import { z } from 'zod';
import type { TemporaryValues } from '#adapters/shared-state/shared-state.ts';

/** A file as it was uploaded, after its checks. */
export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A file as the API expects it; `content` is base64. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Files of forms that are not complete yet. */
export interface Uploads {
  /** Saves a visitor’s file under an unguessable id. */
  save(visitor: string, id: string, file: ReceivedFile): Promise<void>;
  /** Undefined when the file is no longer available. */
  read(id: string): Promise<ReceivedFile | undefined>;
}

/** One visitor may have two of the largest forms. */
export const uploadLimits = {
  name: 'uploads',
  maxBytes: 96_000_000,
  maxBytesPerOwner: 32_000_000,
  ttlMs: 3_600_000,
} as const;

const described = z.object({ name: z.string(), type: z.string() });

/**
 * Saves files while a visitor without script corrects the rest of a form. A visitor above the limit loses their own
 * oldest files, not those of others.
 */
export const createUploads = (values: TemporaryValues): Uploads => ({
  save: (visitor, id, { name, type, content }) =>
    values.save(id, Buffer.concat([Buffer.from(`${JSON.stringify({ name, type })}\n`), content]), visitor),
  async read(id) {
    const value = await values.find(id);
    if (!value) return undefined;
    const end = value.indexOf('\n');
    return { ...described.parse(JSON.parse(value.toString('utf8', 0, end))), content: value.subarray(end + 1) };
  },
});
