/** The most places that are laid; a larger party has the same table. */
const maxPlaces = 12;

/** A place at the table, in the units of the scene, which is 320 wide. */
export interface TablePlace {
  readonly x: number;
  readonly y: number;
  /** Which of three bowls is there. */
  readonly bowl: 0 | 1 | 2;
}

const bowls = [0, 1, 2] as const;

/** The places of a party on two sides of a table of the given height, seen from above. Pure. */
export function layPlaces(guests: number, height = 140): TablePlace[] {
  const places = Math.max(1, Math.min(maxPlaces, guests));
  const above = Math.ceil(places / 2);
  const side = (count: number, y: number, first: number): TablePlace[] =>
    Array.from({ length: count }, (_, index) => ({
      x: Math.round((320 / (count + 1)) * (index + 1)),
      y,
      bowl: bowls[(first + index) % 3] ?? 0,
    }));
  return [...side(above, 29, 0), ...side(places - above, height - 29, above + 1)];
}

/** The light at an hour: day until five, evening until nine, then night. `time` is `19:30`. Pure. */
export function lightAt(time: string): 'day' | 'evening' | 'night' {
  if (time >= '05:00' && time < '17:00') return 'day';
  return time >= '17:00' && time < '21:00' ? 'evening' : 'night';
}
