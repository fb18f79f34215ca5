import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';

const clock = wallClock();
/** For fields: where years may have six digits, the hour that is typed after one becomes a part of it. */
export const lastWall = '9999-12-31T23:59';

const two = (count: number): string => String(count).padStart(2, '0');

/** A year that is being typed: `0020` on the way to `2026`. `wallClock` is for years since 1970; UTC does for these. */
const isHalfTyped = (wall: string): boolean => wall < '1970';

/** A moment as the clocks of London show it: `2026-12-24T18:00`, the way the browser's own field writes it. */
export function toWall(at: Date): string {
  const asUtc = at.toISOString().slice(0, 16);
  if (!clock || isHalfTyped(asUtc)) return asUtc;
  const { date, minutes } = clock.read(at);
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The moment at which the clocks of London show this: the first of two, or after the gap, where clocks are changed. */
export function fromWall(wall: string): Date {
  if (!clock || isHalfTyped(wall)) return new Date(`${wall}Z`);
  const [date = '', time = ''] = wall.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(clock.instantOf({ date, minutes: hours * 60 + minutes }));
}
