import { readPoint } from '#schemas/domain/restaurant/distance.ts';

/** Whether an address contains the visitor’s position: the finder’s “near me” adds coordinates. */
export const hasPosition = ({ near }: Readonly<Record<string, readonly string[]>>): boolean =>
  readPoint(near?.join(' ') ?? '') !== undefined;
