import type { HoursOverride } from '../restaurant.ts';

export interface JoinedOverride extends HoursOverride {
  /** Whether several entries for the same dates contradict each other, so that the hours are unknown. */
  readonly isUnclear: boolean;
}

/** Alternative hours with one entry for the same dates. */
export const joinOverrides = (overrides: readonly HoursOverride[]): readonly JoinedOverride[] =>
  [...Map.groupBy(overrides, ({ startDate, endDate }) => `${startDate} ${endDate}`).values()].flatMap(join);

function join([first, ...others]: readonly HoursOverride[]): readonly JoinedOverride[] {
  if (!first) return [];
  const all = [first, ...others];
  return [
    {
      ...first,
      clickCollectClose: all.find(({ clickCollectClose }) => clickCollectClose)?.clickCollectClose,
      reason: all.find(({ reason }) => reason)?.reason,
      isUnclear: new Set(all.map(timesOf)).size > 1 || new Set(all.flatMap(collectionOf)).size > 1,
    },
  ];
}

const isClosed = ({ openTime, closeTime }: HoursOverride): boolean => openTime === 'Closed' || closeTime === 'Closed';
const timesOf = (override: HoursOverride): string =>
  isClosed(override) ? 'Closed' : `${override.openTime} to ${override.closeTime}`;
const collectionOf = ({ clickCollectClose }: HoursOverride): readonly string[] =>
  clickCollectClose === undefined ? [] : [clickCollectClose];
