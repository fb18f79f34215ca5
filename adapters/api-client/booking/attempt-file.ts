import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../../error-code.ts';
import { readJson } from '../../json/read-json.ts';
import type { Log } from '../../log.ts';

const hash = z.string().length(43);

/** An attempt to book. Guests and requests are hashes only, so that the file holds no personal data. */
const bookingAttempt = z.object({
  key: hash,
  /** What was sent, and the key. */
  request: hash,
  /** What was sent, whatever its key; absent without a visitor’s session. */
  details: hash.optional(),
  /** The session, restaurant, day and time; absent without a visitor’s session. */
  slot: hash.optional(),
  /** The session and email address. */
  guest: hash.optional(),
  isEnquiry: z.boolean(),
  /** `sent` until there is a reply. After `refused` the key can be used again. */
  result: z.enum(['sent', 'booked', 'uncertain', 'refused']),
  reference: z.string().max(60).optional(),
  /** Milliseconds since 1970. */
  at: z.int(),
});

export type BookingAttempt = z.output<typeof bookingAttempt>;

export interface AttemptFile {
  /**
   * The attempts that were appended since the last call, the oldest first; all on the first call, and after another
   * process has replaced the file. A damaged line affects no other line.
   */
  readNew(): readonly BookingAttempt[];
  append(attempt: BookingAttempt): void;
  /** Replaces what was read by these attempts. What others have appended since then stays. */
  rewrite(attempts: readonly BookingAttempt[]): void;
}

/**
 * A file of one attempt per line, which several processes can share. A failure to read or write is logged and changes
 * nothing else.
 */
export function createAttemptFile(file: string, log: Log): AttemptFile {
  /** Where the next line to read begins, and in which file: another one of the same name can get the same inode. */
  let position: { readonly fileId: string; readonly bytes: number } | undefined;
  let hasFailedToRead = false;
  const logFailure = (error: unknown): void => {
    const message = 'Booking attempts are not saved: after a restart they are not recognized.';
    log({ event: 'booking-attempts-failed', level: 'error', code: errorCode(error) ?? 'unknown', message });
  };
  const guard = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      logFailure(error);
    }
  };
  /** The complete lines from the position on. The last line can still be in the middle of being written. */
  const readLines = (descriptor: number): string => {
    const { ino, birthtimeMs, size } = fstatSync(descriptor);
    const fileId = `${ino} ${birthtimeMs}`;
    const from = position?.fileId === fileId && position.bytes <= size ? position.bytes : 0;
    const buffer = Buffer.alloc(size - from);
    const text = buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, from));
    const lines = text.subarray(0, text.lastIndexOf('\n') + 1);
    position = { fileId, bytes: from + lines.length };
    return lines.toString('utf8');
  };
  return {
    readNew() {
      try {
        return withDescriptor(file, readLines).split('\n').flatMap(readAttempt);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT' && !hasFailedToRead) logFailure(error);
        hasFailedToRead = errorCode(error) !== 'ENOENT';
        return [];
      }
    },
    append: (attempt) => guard(() => appendFileSync(file, lineOf(attempt), { mode: 0o600 })),
    rewrite: (attempts) =>
      guard(() => {
        mkdirSync(dirname(file), { recursive: true });
        const replacement = `${file}.${process.pid}.new`;
        writeFileSync(replacement, attempts.map(lineOf).join(''), { mode: 0o600 });
        if (!position) return renameSync(replacement, file);
        withDescriptor(file, (replaced) => {
          renameSync(replacement, file);
          appendFileSync(file, readLines(replaced));
        });
      }),
  };
}

const lineOf = (attempt: BookingAttempt): string => `${JSON.stringify(attempt)}\n`;

function withDescriptor<Value>(file: string, use: (descriptor: number) => Value): Value {
  const descriptor = openSync(file, 'r');
  try {
    return use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function readAttempt(line: string): readonly BookingAttempt[] {
  const json = readJson(line);
  const attempt = json.ok ? bookingAttempt.safeParse(json.value) : undefined;
  return attempt?.success ? [attempt.data] : [];
}
