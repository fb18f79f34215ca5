import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';

const minute = 60_000;
const day = 86_400_000;

/** The recurring time zone rules of the United Kingdom. */
const london = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19810329T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

interface OffsetChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A VTIMEZONE that is correct for at least a year before and after an instant (in milliseconds). The zone must exist. */
export function timeZoneLines(zone: string, instant: number): readonly string[] {
  if (zone === 'Europe/London') return london;
  const offset = offsetIn(zone);
  const changes = changesBetween(offset, instant - 400 * day, instant + 400 * day);
  const least = Math.min(offset(instant), ...changes.flatMap(({ from, to }) => [from, to]));
  // Calendars use the last change before an entry, so a zone without changes needs one as well.
  const observances = changes.length > 0 ? changes : [{ at: 0, from: least, to: least }];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observances.flatMap((change) => changeLines(change, change.to > least ? 'DAYLIGHT' : 'STANDARD')),
    'END:VTIMEZONE',
  ];
}

function changeLines({ at, from, to }: OffsetChange, kind: string): string[] {
  const local = new Date(at + from * minute).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${formatOffset(from)}`,
    `TZOFFSETTO:${formatOffset(to)}`,
    `DTSTART:${local}`,
    `END:${kind}`,
  ];
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const padTwo = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${padTwo(Math.floor(size / 60))}${padTwo(size % 60)}`;
}

/** Returns a function for a zone's offset from UTC at an instant, in minutes. */
function offsetIn(zone: string): (instant: number) => number {
  const clock = wallClock(zone);
  return (instant) => {
    if (!clock) return 0;
    const wall = clock.read(new Date(instant));
    return Math.round((Date.parse(wall.date) + wall.minutes * minute - instant) / minute);
  };
}

/** The offset changes in a span, each located to the minute by bisecting its day. */
function changesBetween(offset: (instant: number) => number, from: number, to: number): OffsetChange[] {
  const changes: OffsetChange[] = [];
  const start = Math.floor(from / day) * day;
  for (let at = start; at < to; at += day) {
    const [before, after] = [offset(at), offset(at + day)];
    if (before === after) continue;
    let [low, high] = [at, at + day];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offset(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from: before, to: after });
  }
  return changes;
}
