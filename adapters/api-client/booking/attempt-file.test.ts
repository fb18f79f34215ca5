import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
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

const attempt = { key: 'k'.repeat(43), request: 'r'.repeat(43), isEnquiry: false, result: 'sent', at: 0 } as const;

it('a damaged line of the file of booking attempts affects that line only [booking.once]', () => {
  const { file, attempts } = setUp();
  attempts.append(attempt);
  appendFileSync(file, 'damaged\n{}\n');
  attempts.append({ ...attempt, result: 'booked' });
  expect(attempts.readNew().map(({ result }) => result)).toEqual(['sent', 'booked']);
});

it('a line of the file of booking attempts that is being written is read once it is complete [booking.once]', () => {
  const { file, attempts } = setUp();
  const line = `${JSON.stringify(attempt)}\n`;
  appendFileSync(file, line.slice(0, 20));
  expect(attempts.readNew()).toEqual([]);
  appendFileSync(file, line.slice(20));
  expect(attempts.readNew()).toEqual([attempt]);
  expect(attempts.readNew()).toEqual([]);
});

it('a file of booking attempts that was cut or replaced is read from its start [booking.once]', () => {
  const { file, log, attempts } = setUp();
  for (const at of [1, 2]) attempts.append({ ...attempt, at });
  attempts.readNew();
  truncateSync(file);
  attempts.append({ ...attempt, at: 3 });
  expect(attempts.readNew().map(({ at }) => at)).toEqual([3]);
  createAttemptFile(file, () => undefined).rewrite([4, 5, 6].map((at) => ({ ...attempt, at })));
  expect(attempts.readNew().map(({ at }) => at)).toEqual([4, 5, 6]);
  expect(log).toEqual([]);
});

it('the file of booking attempts is in a new folder, and only its owner can read it [booking.once] [ops.privacy]', () => {
  const { file, log } = setUp();
  const inner = join(`${file}-folder`, 'attempts');
  onTestFinished(() => rmSync(`${file}-folder`, { recursive: true }));
  const attempts = createAttemptFile(inner, (entry) => log.push(entry));
  attempts.rewrite([attempt]);
  expect(attempts.readNew()).toEqual([attempt]);
  attempts.rewrite([attempt]);
  const other = setUp();
  other.attempts.append(attempt);
  expect([inner, other.file].map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(log).toEqual([]);
});
