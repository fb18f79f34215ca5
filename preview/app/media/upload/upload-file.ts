import { sendFinishedUpload, sendUploadPart } from '#preview/app/api/media.ts';
import { isTransient } from '#preview/app/api/send-request.ts';
import { type MediaFile, uploadPartBytes } from '#schemas/api/content/media-library.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  /** The URL of the image that is shown until a video plays. */
  readonly poster?: string | undefined;
  /** Called with the share of the file that has arrived, 0 to 1. At 1 the service processes the file. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** How often a request is sent again when no response arrives, or the service is busy. */
const retries = 3;

/**
 * Uploads a file in parts, each of which is sent again after a lost connection. Rejects with an `ApiError` whose
 * message says what is wrong with the file.
 */
export async function uploadFile(file: File, { signal, poster, onProgress }: UploadOptions): Promise<MediaFile> {
  const id = crypto.randomUUID();
  const parts = Math.max(1, Math.ceil(file.size / uploadPartBytes));
  for (let part = 0; part < parts; part += 1) {
    const content = await toBase64(file.slice(part * uploadPartBytes, (part + 1) * uploadPartBytes));
    await sendAgain(() => sendUploadPart(id, part, content, signal));
    onProgress?.((part + 1) / parts);
  }
  return sendAgain(() => sendFinishedUpload(id, { name: file.name, parts, poster }, signal));
}

async function sendAgain<Reply>(send: () => Promise<Reply>, left = retries): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if (left === 0 || !isTransient(error)) throw error;
    return sendAgain(send, left - 1);
  }
}

/** The data URL of a blob without its prefix: the browser encodes it. */
const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(new Error('The file cannot be read. It may have been moved or deleted.'));
    reader.readAsDataURL(blob);
  });
