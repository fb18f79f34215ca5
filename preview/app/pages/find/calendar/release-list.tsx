import type { Release } from '#schemas/api/content/releases.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { formatDay } from './month.ts';
import { ReleaseEntry } from './release-entry.tsx';

interface ReleaseListProps {
  readonly releases: readonly Release[];
  readonly today: string;
}

/** What goes live or ends, by day: what is to come before what is past. */
export function ReleaseList({ releases, today }: ReleaseListProps) {
  const days = [...Map.groupBy(releases, ({ at }) => dayInLondon(new Date(at)))];
  const coming = days.filter(([day]) => day >= today);
  const past = days.filter(([day]) => day < today);
  return (
    <div className="release-list">
      {days.length > 0 && <p className="hint">Only days with entries are shown.</p>}
      {coming.map(renderDay)}
      {coming.length > 0 && past.length > 0 && <p className="release-past">Earlier this month</p>}
      {past.map(renderDay)}
    </div>
  );
}

const renderDay = ([day, releases]: readonly [day: string, releases: readonly Release[]]) => (
  <section key={day} className="find-group">
    <h3>{formatDay(day)}</h3>
    <ul>
      {releases.map((release) => (
        <li key={`${release.kind} ${release.id} ${release.event}`}>
          <ReleaseEntry release={release} />
        </li>
      ))}
    </ul>
  </section>
);
