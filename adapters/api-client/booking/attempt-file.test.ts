import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { LogEntry } from '../../log.ts';
import { createAttemptFile } from './attempt-file.ts';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'attempts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'attempts');
  const log: LogEntry[] = [];
  return { file, log, attempts: createAttemptFile(file, (entry) => log.push(entry)) };
}

it('a file of booking attempts that cannot be read is logged once, and again after it could be read [booking.once]', () => {
  const { file, log, attempts } = setUp();
  mkdirSync(file);
  for (let count = 0; count < 2; count += 1) expect(attempts.readNew()).toEqual([]);
  const failure = {
    event: 'booking-attempts-failed',
    level: 'error',
    code: 'EISDIR',
    message: 'Booking attempts are not saved: after a restart they are not recognized.',
  };
  expect(log).toEqual([failure]);
  rmSync(file, { recursive: true });
  expect(attempts.readNew()).toEqual([]);
  mkdirSync(file);
  attempts.readNew();
  expect(log).toEqual([failure, failure]);
});

it('a damaged line of the file of booking attempts costs that line only [booking.once]', () => {
  const { file, attempts } = setUp();
  const attempt = { key: 'k'.repeat(43), request: 'r'.repeat(43), isEnquiry: false, result: 'sent', at: 0 } as const;
  attempts.append(attempt);
  appendFileSync(file, 'damaged\n{}\n');
  attempts.append({ ...attempt, result: 'booked' });
  expect(attempts.readNew().map(({ result }) => result)).toEqual(['sent', 'booked']);
});
