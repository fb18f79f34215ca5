/** Minutes between the moments that are looked at: fine for a day, then coarse for as long as is looked ahead. */
const near = { steps: 48, minutes: 30 };
const far = { steps: 120, minutes: 360 };

const minuteMs = 60_000;

/** How far is looked ahead, in days. */
export const daysAhead = (near.steps * near.minutes + far.steps * far.minutes) / (24 * 60);

/** What a page looks like at a moment: equal texts stand for pages that look the same. */
export type Look = (at: Date) => Promise<string>;

/**
 * When a page looks different next, to the minute: looks at it at moments ahead, then narrows the first difference down.
 * Undefined: it stays as it is for `daysAhead` days. A change that is undone between two moments is not seen.
 * Nothing more is looked at once `isStopped` is true; what is found then means nothing.
 */
export async function nextChange(look: Look, from: Date, isStopped = () => false): Promise<Date | undefined> {
  const before = await look(from);
  const isSame = async (minutes: number): Promise<boolean> => (await look(after(from, minutes))) === before;
  let same = 0;
  for (const minutes of momentsAhead()) {
    if (isStopped()) return undefined;
    if (!(await isSame(minutes))) return after(from, await narrow(isSame, [same, minutes], isStopped));
    same = minutes;
  }
  return undefined;
}

const after = (from: Date, minutes: number): Date =>
  new Date(Math.floor(from.getTime() / minuteMs) * minuteMs + minutes * minuteMs);

const momentsAhead = (): number[] => [
  ...Array.from({ length: near.steps }, (_, at) => (at + 1) * near.minutes),
  ...Array.from({ length: far.steps }, (_, at) => near.steps * near.minutes + (at + 1) * far.minutes),
];

/** The first minute that is different, between one that is the same and one that is not. */
async function narrow(
  isSame: (minutes: number) => Promise<boolean>,
  [same, different]: readonly [number, number],
  isStopped: () => boolean,
): Promise<number> {
  let [low, high] = [same, different];
  while (high - low > 1 && !isStopped()) {
    const middle = Math.floor((low + high) / 2);
    if (await isSame(middle)) low = middle;
    else high = middle;
  }
  return high;
}
