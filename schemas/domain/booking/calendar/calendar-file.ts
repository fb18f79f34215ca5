import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import { timeZoneLines } from './calendar-zone.ts';

/** A table as a calendar has it. */
export interface CalendarBooking {
  /** The booking’s reference; the same one replaces the entry instead of adding another. */
  readonly reference: string;
  readonly title: string;
  readonly address: string;
  readonly startsAt: {
    /** `2026-12-24`, the wall day in `zone`. */
    readonly date: string;
    /** `19:30` */
    readonly time: string;
  };
  readonly minutes: number;
  /** IANA name; a zone that does not exist is read as Europe/London. */
  readonly zone: string;
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  /** When it was made, in milliseconds; absent: the time of the table. */
  readonly madeAt?: number | undefined;
  /** Whose table it is. What is sent by mail must name them (RFC 5546, 3.2.1 and 3.2.5). */
  readonly organiser?: { readonly name: string; readonly email?: string | undefined } | undefined;
  /** Takes the entry out again. */
  readonly isCancelled?: boolean | undefined;
}

/** Text as iCalendar has it (RFC 5545, 3.3.11); other control characters are dropped. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A line of at most 75 bytes; what is longer goes on in the next, after a space (3.1). No character is cut in two. */
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

/** A parameter’s value stands in quotation marks and holds none (3.2). The word for having no address is Apple’s. */
const formatOrganiser = ({ name, email }: NonNullable<CalendarBooking['organiser']>): string => {
  const address = email ? `mailto:${encodeURI(email.toWellFormed())}` : 'invalid:nomail';
  return `ORGANIZER;CN="${name.replace(/[\p{Cc}"]/gu, ' ')}":${address}`;
};

const formatTimestamp = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * An iCalendar file (RFC 5545) with one entry, in the restaurant’s own time zone; or the one that takes the entry out, by
 * the same UID and the next SEQUENCE (RFC 5546, 3.2.5). Pure.
 */
export function calendarFile(booking: CalendarBooking): string {
  const { startsAt, minutes, reference, organiser, isCancelled = false } = booking;
  const zone = wallClock(booking.zone) ? booking.zone : 'Europe/London';
  const [hour = 0, minute = 0] = startsAt.time.split(':').map(Number);
  const instant = wallClock(zone)?.instantOf({ date: startsAt.date, minutes: hour * 60 + minute }) ?? 0;
  const local = `${startsAt.date.replaceAll('-', '')}T${startsAt.time.replace(':', '')}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Table booking//EN',
    'CALSCALE:GREGORIAN',
    isCancelled ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    ...timeZoneLines(zone, instant),
    'BEGIN:VEVENT',
    `UID:${escapeText(reference)}@table-booking`,
    `DTSTAMP:${formatTimestamp(booking.madeAt ?? instant)}`,
    ...(isCancelled ? ['SEQUENCE:1'] : []),
    ...(organiser ? [formatOrganiser(organiser)] : []),
    `DTSTART;TZID=${zone}:${local}`,
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
