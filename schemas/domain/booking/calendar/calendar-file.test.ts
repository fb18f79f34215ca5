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

/** Resolves a zone as a calendar does: by the last change, listed or recurring, before a local time. */
function offsetAt(file: string, wall: string): string {
  const blocks = file.split(/BEGIN:(?:DAYLIGHT|STANDARD)\r\n/).slice(1);
  const changes = blocks.flatMap((block) => {
    const field = (name: string): string => new RegExp(`^${name}:(.*)\r$`, 'm').exec(block)?.[1] ?? '';
    const [start, to, rule] = [field('DTSTART'), field('TZOFFSETTO'), field('RRULE')];
    if (rule === '') return [{ at: start, to }];
    const month = /BYMONTH=(\d+)/.exec(rule)?.[1] ?? '';
    return Array.from({ length: 60 }, (_, index) => {
      const last = new Date(Date.UTC(1990 + index, Number(month), 0));
      last.setUTCDate(last.getUTCDate() - last.getUTCDay());
      return { at: `${last.toISOString().slice(0, 10).replaceAll('-', '')}${start.slice(8)}`, to };
    });
  });
  return (
    changes
      .filter(({ at }) => at <= wall)
      .sort((one, other) => (one.at < other.at ? -1 : 1))
      .at(-1)?.to ?? ''
  );
}

const change = (kind: string) => (from: string, to: string, start: string) => [
  `BEGIN:${kind}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `DTSTART:${start}`,
  `END:${kind}`,
];
const summer = change('DAYLIGHT');
const winter = change('STANDARD');

describe('the calendar file', () => {
  it('contains the booking in the restaurant’s time zone and all required properties [booking.thanks]', () => {
    expect(unfolded(calendarFile(table)).filter((line) => !/^(TZ|RRULE|DTSTART:)/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Table booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'BEGIN:DAYLIGHT',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:K7MPRWXT@table-booking',
      'DTSTAMP:20261121T123000Z',
      'DTSTART;TZID=Europe/London:20261224T193000',
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
    ['Europe/London', '2026-03-29', '00:45', '+0000'],
    ['Europe/London', '2026-03-29', '02:15', '+0100'],
    ['Europe/London', '2026-10-24', '23:45', '+0100'],
    ['Europe/London', '2026-10-25', '02:15', '+0000'],
    ['Europe/London', '2027-07-01', '19:00', '+0100'],
    ['Europe/Paris', '2026-03-29', '01:45', '+0100'],
    ['Europe/Paris', '2026-03-29', '03:15', '+0200'],
    ['Europe/Paris', '2026-10-25', '03:15', '+0100'],
    ['America/New_York', '2026-11-01', '02:15', '-0500'],
    ['America/New_York', '2026-10-31', '22:00', '-0400'],
    ['Australia/Lord_Howe', '2026-12-24', '19:00', '+1100'],
    ['Australia/Lord_Howe', '2026-07-24', '19:00', '+1030'],
    ['Asia/Singapore', '2026-07-24', '19:00', '+0800'],
  ])(
    'has the correct local time in %s on %s at %s, before and after a clock change [booking.thanks]',
    (zone, date, time, offset) => {
      const file = calendarFile({ ...table, zone, startsAt: { date, time } });
      expect(file).toContain(`DTSTART;TZID=${zone}:`);
      expect(offsetAt(file, `${date.replaceAll('-', '')}T${time.replace(':', '')}00`)).toBe(offset);
    },
  );

  it('lists the offset changes of another zone for a year, as daylight and standard time [booking.thanks]', () => {
    const lines = unfolded(calendarFile({ ...table, zone: 'America/New_York' }));
    expect(lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      ...summer('-0500', '-0400', '20260308T020000'),
      ...winter('-0400', '-0500', '20261101T020000'),
      ...summer('-0500', '-0400', '20270314T020000'),
      ...winter('-0400', '-0500', '20271107T020000'),
      'END:VTIMEZONE',
    ]);
    const constant = unfolded(calendarFile({ ...table, zone: 'Asia/Kolkata' }));
    expect(constant.filter((line) => /^(BEGIN:[DS]|TZOFF)/.test(line))).toEqual([
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
    ]);
  });

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
      'DTSTART;TZID=Europe/London:20261224T193000',
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
