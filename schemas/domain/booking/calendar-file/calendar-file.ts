import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';

/** A booking for a calendar entry. */
export interface CalendarBooking {
  /** The booking’s reference. The same reference replaces the entry instead of adding another. */
  readonly reference: string;
  readonly title: string;
  readonly address: string;
  readonly startsAt: {
    /** `2026-12-24`, the local date in `zone`. */
    readonly date: string;
    /** `19:30` */
    readonly time: string;
  };
  readonly minutes: number;
  /** IANA name; an unknown zone is replaced by Europe/London. */
  readonly zone: string;
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  /** Creation time in milliseconds; defaults to the start of the booking. */
  readonly createdAtMs?: number | undefined;
  /** The organiser. Required in files that are sent by mail (RFC 5546, 3.2.1 and 3.2.5). */
  readonly organiser?: { readonly name: string; readonly email?: string | undefined } | undefined;
  /** Whether the file removes the entry. */
  readonly isCancelled?: boolean | undefined;
  /** How often the booking was changed before; default: 0. */
  readonly changes?: number | undefined;
}

/** The description of an entry: the reference, and the address at which the guest manages the booking. */
export const describeEntry = (reference: string, manageUrl: string | undefined): string =>
  [`Reference ${reference}`, manageUrl && `Change or cancel it: ${manageUrl}`].filter(Boolean).join('\n');

/** Escapes iCalendar text (RFC 5545, 3.3.11) and removes control characters other than tabs and line ends. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Folds a line at 75 bytes: continuation lines start with a space (RFC 5545, 3.1). Never splits a character. */
function wrapLine(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > 75) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += sign;
    bytes += size;
  }
  return parts.join('\r\n');
}

/** Parameter values are quoted and contain no quotes (RFC 5545, 3.2). `invalid:nomail` is Apple's value for no address. */
const formatOrganiser = ({ name, email }: NonNullable<CalendarBooking['organiser']>): string => {
  const address = email ? `mailto:${encodeURI(email.toWellFormed())}` : 'invalid:nomail';
  return `ORGANIZER;CN="${name.replace(/[\p{Cc}"]/gu, ' ')}":${address}`;
};

const formatTimestamp = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * An iCalendar file (RFC 5545) with one entry. Its start is in UTC, which needs no time zone rules in the file. If the
 * booking is cancelled, the file removes the entry by the same UID and the next SEQUENCE (RFC 5546, 3.2.5). A changed
 * booking updates the entry in the same way. Pure.
 */
export function calendarFile(booking: CalendarBooking): string {
  const { startsAt, minutes, reference, organiser, isCancelled = false, changes = 0 } = booking;
  const sequence = changes + (isCancelled ? 1 : 0);
  const clock = wallClock(booking.zone) ?? wallClock();
  const instant = clock?.instantOf({ date: startsAt.date, minutes: parseMinutes(startsAt.time) }) ?? 0;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Table booking//EN',
    'CALSCALE:GREGORIAN',
    isCancelled ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(reference)}@table-booking`,
    `DTSTAMP:${formatTimestamp(booking.createdAtMs ?? instant)}`,
    ...(sequence > 0 ? [`SEQUENCE:${sequence}`] : []),
    ...(organiser ? [formatOrganiser(organiser)] : []),
    `DTSTART:${formatTimestamp(instant)}`,
    `DURATION:PT${Math.max(1, Math.round(minutes))}M`,
    `SUMMARY:${escapeText(booking.title)}`,
    `LOCATION:${escapeText(booking.address)}`,
    ...(booking.description ? [`DESCRIPTION:${escapeText(booking.description)}`] : []),
    ...(booking.url ? [`URL:${booking.url.replace(/\s/g, '')}`] : []),
    isCancelled ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED',
    isCancelled ? 'TRANSP:TRANSPARENT' : 'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(wrapLine).join('\r\n')}\r\n`;
}
