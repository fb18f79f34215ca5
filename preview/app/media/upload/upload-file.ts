import { sendFinishedUpload, sendUploadPart } from '#preview/app/api/media.ts';
import { ApiError, isTransient } from '#preview/app/api/send-request.ts';
import { type MediaFile, uploadPartBytes } from '#schemas/api/content/media-library.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  /** The URL of the image that is shown until a video plays. */
  readonly poster?: string | undefined;
  /** Called with the share of the file that has arrived, 0 to 1. At 1 the service processes the file. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** How long it waits before a request is sent again, when no response arrives or the service is busy. */
const retryDelaysMs = [1000, 3000, 9000, 27_000] as const;
/** The longest name that the service takes. */
const maxNameLength = 200;

/**
 * Uploads a file in parts, each of which is sent again after a lost connection. If the service has lost a part, because
 * it was restarted, all are sent once more. Rejects with an `ApiError` whose message says what is wrong with the file.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<MediaFile> {
  try {
    return await sendParts(file, options);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    return sendParts(file, options);
  }
}

async function sendParts(file: File, { signal, poster, onProgress }: UploadOptions): Promise<MediaFile> {
  const id = crypto.randomUUID();
  const parts = Math.max(1, Math.ceil(file.size / uploadPartBytes));
  for (let part = 0; part < parts; part += 1) {
    const content = await toBase64(file.slice(part * uploadPartBytes, (part + 1) * uploadPartBytes));
    await sendAgain(() => sendUploadPart(id, part, content, signal), signal);
    onProgress?.((part + 1) / parts);
  }
  const name = shortenName(file.name);
  return sendAgain(() => sendFinishedUpload(id, { name, parts, poster }, signal), signal);
}

/** A name without its middle if it is too long, so that it still has its ending. */
function shortenName(name: string): string {
  const characters = [...name.trim()];
  const half = maxNameLength / 4;
  return name.length <= maxNameLength
    ? name.trim() || 'file'
    : `${characters.slice(0, half).join('')}…${characters.slice(-half + 1).join('')}`;
}

/** The service has no room, or no such call: it will reply the same again. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && [501, 507].includes(error.status);

async function sendAgain<Reply>(send: () => Promise<Reply>, signal: AbortSignal, attempt = 0): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    const delayMs = retryDelaysMs[attempt];
    if (delayMs === undefined || !isTransient(error) || isFinal(error)) throw error;
    await wait(delayMs, signal);
    return sendAgain(send, signal, attempt + 1);
  }
}

/** Waits, but not after the browser is online again. Rejects when the upload is cancelled. */
function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      ended.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), delayMs);
    addEventListener('online', end(resolve), { signal: ended.signal });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: ended.signal },
    );
    if (signal.aborted) end(() => reject(signal.reason))();
  });
}

/** The data URL of a blob without its prefix: the browser encodes it. */
const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(new Error('The file cannot be read. It may have been moved or deleted.'));
    reader.readAsDataURL(blob);
  });
