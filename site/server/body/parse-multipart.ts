import { Busboy, type BusboyEvents, type BusboyInstance } from '@fastify/busboy';
import type { BodyConsumer, BodyErrorStatus } from './read-body.ts';

interface MultipartLimits {
  /** The maximum number of parts in a form. */
  readonly parts: number;
  /** The maximum number of characters in all fields that are not files. */
  readonly characters: number;
}

interface MultipartParser extends BodyConsumer {
  /** The parsed form once all of it has arrived; a status when it was incomplete. */
  finish(): Promise<FormData | BodyErrorStatus>;
}

/** Size and number of one part’s headers. Browsers send two. */
const headerLimits = { headerSize: 8192, headerPairs: 10 } as const;

/**
 * The maximum length of a Content-Type. A boundary has at most 70 characters, and searching for a very long one is
 * slow.
 */
const maxContentTypeLength = 250;

interface Part {
  readonly name: string;
  readonly value: () => string | File;
}

/** Parses a multipart form while it arrives. Undefined for an invalid Content-Type. */
export function createMultipartParser(contentType: string, limits: MultipartLimits): MultipartParser | undefined {
  const parser = contentType.length > maxContentTypeLength ? undefined : openParser(contentType, limits);
  if (!parser) return undefined;
  const finished = Promise.withResolvers<void>();
  const parts: Part[] = [];
  let failed: BodyErrorStatus | undefined;
  const fail = (status: BodyErrorStatus): void => {
    failed ??= status;
    finished.resolve();
  };
  parser
    .on('partsLimit', () => fail(413))
    .on('error', () => fail(400))
    .on('finish', finished.resolve);
  collectParts(parser, limits, { parts, fail });
  return {
    consume: (chunk) =>
      new Promise((resolve) => {
        if (failed === undefined) parser.write(chunk, () => resolve(failed));
        // After an error the parser no longer calls back.
        void finished.promise.then(() => resolve(failed));
      }),
    async finish() {
      if (failed === undefined) parser.end();
      await finished.promise;
      if (failed !== undefined) return failed;
      const form = new FormData();
      for (const { name, value } of parts) {
        const content = value();
        if (typeof content === 'string') form.append(name, content);
        else form.append(name, content);
      }
      return form;
    },
  };
}

function collectParts(
  parser: BusboyInstance,
  limits: MultipartLimits,
  { parts, fail }: { readonly parts: Part[]; readonly fail: (status: BodyErrorStatus) => void },
): void {
  let characters = 0;
  const onField: BusboyEvents['field'] = (name: string | undefined, value, _isNameCut, isCut) => {
    characters += value.length;
    if (name === undefined) fail(400);
    else if (isCut || characters > limits.characters) fail(413);
    else parts.push({ name: decodeName(name), value: () => value });
  };
  const onFile: BusboyEvents['file'] = (name: string | undefined, stream, fileName, _encoding, type) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk)).on('error', () => fail(400));
    if (name === undefined) fail(400);
    else parts.push({ name: decodeName(name), value: () => new File(chunks, decodeName(fileName), { type }) });
  };
  parser.on('field', onField).on('file', onFile);
}

function openParser(contentType: string, { parts, characters }: MultipartLimits): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      // A character has at most three bytes.
      limits: { ...headerLimits, parts, fieldSize: characters * 3 + 1 },
    });
  } catch {
    return undefined;
  }
}

/** Browsers escape these three characters in names. Source: HTML, “multipart/form-data encoding algorithm”. */
const decodeName = (name: string): string =>
  name.replace(/%(0A|0D|22)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
