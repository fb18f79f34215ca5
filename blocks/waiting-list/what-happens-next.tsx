/** @jsxImportSource #eager */
import prose from '#blocks/_shared/styles/prose.module.css';
import type { WaitingEntry } from '#schemas/api/booking/waiting-list.ts';
import { describeOfferDuration } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listOtherTables } from './other-tables.ts';

interface WhatHappensNextProps {
  readonly entry: WaitingEntry;
  readonly offerMinutes: number | undefined;
  /** Undefined if it no longer exists. */
  readonly restaurant: Restaurant | undefined;
  readonly headingLevel: 2 | 3;
}

/** What a diner who waits can expect, in order, and where to look meanwhile. */
export function WhatHappensNext({ entry, offerMinutes, restaurant, headingLevel }: WhatHappensNextProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={prose.prose}>
      <Heading>What happens next</Heading>
      <ol>
        <li>
          When a table comes free, we write to the first in line. If that is you, we keep it for you{' '}
          {describeOfferDuration(offerMinutes)}.
        </li>
        <li>You take it with the link in that mail, or on this page. Otherwise it goes to the next in line.</li>
        <li>If none comes free, we write to you as well.</li>
      </ol>
      <p>You can join the lists of several evenings, and leave those that you no longer need.</p>
      {restaurant && (
        <ul className="screen-only">
          {listOtherTables(restaurant, { ...entry, menuId: entry.menuId ?? undefined }).map(({ text, url }) => (
            <li key={url}>
              <a href={url}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
