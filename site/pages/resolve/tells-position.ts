import { readPoint } from '#schemas/domain/restaurant/distance.ts';

/** Whether an address says where the visitor is: the finder's "near me" writes coordinates into it. */
export const tellsPosition = ({ near }: Readonly<Record<string, readonly string[]>>): boolean =>
  readPoint(near?.join(' ') ?? '') !== undefined;
