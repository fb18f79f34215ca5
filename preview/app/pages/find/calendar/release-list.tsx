import type { Release } from '#schemas/api/content/releases.ts';
import { dayInLondon } from '#schemas/domain/restaurant/day-in-london.ts';
import { formatDay } from './month.ts';
import { ReleaseEntry } from './release-entry.tsx';

/** What goes live or ends, by day. */
export const ReleaseList = ({ releases }: { readonly releases: readonly Release[] }) => (
  <div className="release-list">
    {[...Map.groupBy(releases, ({ at }) => dayInLondon(new Date(at)))].map(([day, ofDay]) => (
      <section key={day} className="find-group">
        <h3>{formatDay(day)}</h3>
        <ul>
          {ofDay.map((release) => (
            <li key={`${release.kind} ${release.id} ${release.event}`}>
              <ReleaseEntry release={release} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
