import { describe, expect, it } from 'vitest';
import { type CalendarBooking, calendarFile } from './calendar-file.ts';

const table: CalendarBooking = {
  reference: 'K7MPRWXT',
  title: 'Table at Pandan Row Soho',
  address: 'Soho, 12 Cave Street; London, W1D 4AA',
  startsAt: { date: '2026-12-24', time: '19:30' },
  minutes: 120,
  zone: 'Europe/London',
  url: 'https://example.com/map?a=1,2',
  createdAtMs: Date.UTC(2026, 10, 21, 12, 30),
};

const unfolded = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('the calendar file', () => {
  it('contains the booking and all required properties [booking.thanks]', () => {
    expect(unfolded(calendarFile(table))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Table booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:K7MPRWXT@table-booking',
      'DTSTAMP:20261121T123000Z',
      'DTSTART:20261224T193000Z',
      'DURATION:PT120M',
      'SUMMARY:Table at Pandan Row Soho',
      'LOCATION:Soho\\, 12 Cave Street\\; London\\, W1D 4AA',
      'URL:https://example.com/map?a=1,2',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['Europe/London', '2026-03-29', '00:45', '20260329T004500Z'],
    ['Europe/London', '2026-03-29', '02:15', '20260329T011500Z'],
    ['Europe/London', '2026-10-24', '23:45', '20261024T224500Z'],
    ['Europe/London', '2026-10-25', '02:15', '20261025T021500Z'],
    ['Europe/London', '2027-07-01', '19:00', '20270701T180000Z'],
    ['Europe/Paris', '2026-03-29', '01:45', '20260329T004500Z'],
    ['Europe/Paris', '2026-03-29', '03:15', '20260329T011500Z'],
    ['Europe/Paris', '2026-10-25', '03:15', '20261025T021500Z'],
    ['America/New_York', '2026-11-01', '02:15', '20261101T071500Z'],
    ['America/New_York', '2026-10-31', '22:00', '20261101T020000Z'],
    ['Australia/Lord_Howe', '2026-12-24', '19:00', '20261224T080000Z'],
    ['Australia/Lord_Howe', '2026-07-24', '19:00', '20260724T083000Z'],
    ['Asia/Singapore', '2026-07-24', '19:00', '20260724T110000Z'],
  ])(
    'starts at the local time in %s on %s at %s, before and after a clock change [booking.thanks]',
    (zone, date, time, start) => {
      expect(calendarFile({ ...table, zone, startsAt: { date, time } })).toContain(`\r\nDTSTART:${start}\r\n`);
    },
  );

  it('folds long lines at 75 bytes without splitting characters [booking.thanks]', () => {
    const title = `Phở bò 🍜 ${'gỏi cuốn '.repeat(30)}`;
    const file = calendarFile({ ...table, title });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${title}`);
  });

  it('never turns a value into a line of its own [booking.thanks]', () => {
    const file = calendarFile({
      ...table,
      title: 'x\r\nATTENDEE:mailto:eve@example.com\u0000',
      description: 'a\nb\\c',
      url: 'https://x.example/\r\nBEGIN:VALARM',
    });
    expect(unfolded(file)).toContain('SUMMARY:x\\nATTENDEE:mailto:eve@example.com');
    expect(unfolded(file)).toContain('DESCRIPTION:a\\nb\\\\c');
    expect(unfolded(file).some((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toBe(false);
  });

  it('removes its entry with the same UID and the next sequence [diner.manage]', () => {
    const lines = unfolded(calendarFile({ ...table, isCancelled: true, createdAtMs: Date.UTC(2026, 10, 22, 9) }));
    for (const line of [
      'METHOD:CANCEL',
      'UID:K7MPRWXT@table-booking',
      'SEQUENCE:1',
      'DTSTAMP:20261122T090000Z',
      'DTSTART:20261224T193000Z',
      'STATUS:CANCELLED',
      'TRANSP:TRANSPARENT',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => /^(METHOD|STATUS|SEQUENCE|UID):/.test(line))).toHaveLength(4);
  });

  it.each([
    [{ name: 'Pandan Row Soho', email: 'soho@example.com' }, 'CN="Pandan Row Soho":mailto:soho@example.com'],
    [{ name: 'Pandan Row' }, 'CN="Pandan Row":invalid:nomail'],
    [{ name: 'A "B"; C:D\r\nX:Y', email: 'a\r\nb"\ud800@x' }, 'CN="A  B ; C:D  X:Y":mailto:a%0D%0Ab%22%EF%BF%BD@x'],
  ])('names the organiser %j in one line [booking.thanks]', (organiser, written) => {
    const lines = unfolded(calendarFile({ ...table, organiser }));
    expect(lines.filter((line) => /^(ORGANIZER|X[:;])/.test(line))).toEqual([`ORGANIZER;${written}`]);
  });

  it('uses Europe/London for an unknown time zone [booking.thanks]', () => {
    expect(calendarFile({ ...table, zone: 'Mars/Olympus' })).toBe(calendarFile(table));
  });
});
