import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { nameOfContent } from '../../../content/name-of-page.ts';
import { formatShortDay, type Month, monthOf } from './month.ts';
import { releasesBetween } from './releases-between.ts';

/** How far ahead the next entry is looked for. */
const daysAhead = 366;

interface NextReleaseProps {
  /** The first day after what is shown. */
  readonly from: string;
  /** The address of a month in the calendar. */
  readonly hrefOf: (month: Month) => string;
}

/** The first entry after the month that is shown: “Next: Fri 4 Dec, Our winter kitchen”. */
export function NextRelease({ from, hrefOf }: NextReleaseProps) {
  const { data, isPlaceholderData } = useQuery(releasesBetween(from, addDays(from, daysAhead)));
  const [next] = data ?? [];
  if (!next || isPlaceholderData) return null;
  const day = dayInLondon(new Date(next.at));
  return (
    <p>
      Next: <Link href={hrefOf(monthOf(day))}>{`${formatShortDay(day)}, ${nameOfContent(next)}`}</Link>
    </p>
  );
}
