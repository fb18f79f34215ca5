/** A moment as the clocks of a zone show it: `2026-12-24T18:00`, the way the browser's own field writes it. */
export function toWall(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
  return parts.replace(' ', 'T');
}

/** The moment at which the clocks of a zone show this. A time that is skipped in spring is taken to be after the gap. */
export function fromWall(wall: string, timeZone: string): Date {
  const asUtc = new Date(`${wall}Z`);
  const offset = (at: Date): number =>
    new Date(`${toWall(at, timeZone)}Z`).getTime() - Math.floor(at.getTime() / 60_000) * 60_000;
  const first = new Date(asUtc.getTime() - offset(asUtc));
  return new Date(asUtc.getTime() - offset(first));
}
