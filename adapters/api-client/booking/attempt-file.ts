import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../../error-code.ts';
import { readJson } from '../../json/read-json.ts';
import type { Log } from '../../log.ts';

const hash = z.string().length(43);

/** An attempt to book. Guests and requests are hashes only, so that the file holds no personal data. */
const bookingAttempt = z.object({
  key: hash,
  /** What was sent with the key. */
  request: hash,
  /** The session, restaurant, day and time; absent without a visitor’s session. */
  slot: hash.optional(),
  /** The session and e-mail address. */
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
  /** The attempts, the oldest first. A damaged line costs that line only. */
  read(): readonly BookingAttempt[];
  append(attempt: BookingAttempt): void;
  /** Replaces the file by these attempts. */
  rewrite(attempts: readonly BookingAttempt[]): void;
}

/** A file of one attempt per line. A failure to read or write is logged and changes nothing else. */
export function createAttemptFile(file: string, log: Log): AttemptFile {
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
  const lineOf = (attempt: BookingAttempt): string => `${JSON.stringify(attempt)}\n`;
  return {
    read() {
      try {
        return readFileSync(file, 'utf8').split('\n').flatMap(readAttempt);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') logFailure(error);
        return [];
      }
    },
    append: (attempt) => guard(() => appendFileSync(file, lineOf(attempt), { mode: 0o600 })),
    rewrite: (attempts) =>
      guard(() => {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(`${file}.new`, attempts.map(lineOf).join(''), { mode: 0o600 });
        renameSync(`${file}.new`, file);
      }),
  };
}

function readAttempt(line: string): readonly BookingAttempt[] {
  const json = readJson(line);
  const attempt = json.ok ? bookingAttempt.safeParse(json.value) : undefined;
  return attempt?.success ? [attempt.data] : [];
}
