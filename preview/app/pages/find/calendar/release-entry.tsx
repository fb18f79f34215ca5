import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Release } from '#schemas/api/content/releases.ts';
import { formatTimeAt } from '#schemas/domain/restaurant/time/format-time-at.ts';
import { factsQuery } from '../../../api/pages.ts';
import { itemRoute, nameOfKind } from '../../../content/kind-views.ts';
import { nameOfContent } from '../../../content/name-of-page.ts';
import { ScheduledLink } from '../../../publish/scheduled-link.tsx';
import { formatTime, formatWeekdayTime } from '../../../ui/time/format-date-time.ts';

const events: Readonly<Record<Release['event'], string>> = {
  publish: 'goes live',
  unpublish: 'is unpublished',
  start: 'starts',
  end: 'last day',
};

interface ReleaseEntryProps {
  readonly release: Release;
  /** Without the kind of content. */
  readonly isShort?: boolean;
}

/** Something that goes live or ends, with a link to it. */
export function ReleaseEntry({ release, isShort = false }: ReleaseEntryProps) {
  const { at, isWholeDay, event, kind, id, error } = release;
  const name = nameOfContent(release);
  return (
    <span className="release" data-event={event}>
      {!isWholeDay && <time dateTime={at}>{timeOf(release)}</time>}{' '}
      <Link href={kind === 'page' ? `/pages/${encodeURIComponent(id)}` : itemRoute(kind, id)}>{name}</Link>{' '}
      <span>{events[event]}</span> {event === 'publish' && error === undefined && <ReleaseLink release={release} />}
      {!isShort && <small>{nameOfKind(kind)}</small>}
      {error !== undefined && <span className="error-message"> Not published when it was due: {error}</span>}
    </span>
  );
}

/** Leads to the version that goes live: the page itself, or an item in the preview of its editor. */
function ReleaseLink({ release: { kind, id, at } }: { readonly release: Release }) {
  const { data: facts } = useQuery(factsQuery);
  if (kind === 'booking-rules') return null;
  if (kind === 'page')
    return <ScheduledLink path={facts?.addresses.find(({ page }) => page === id)?.path ?? `/${id}`} scheduledAt={at} />;
  return (
    <Link
      href={`${itemRoute(kind, id)}?${new URLSearchParams({ at })}`}
      aria-label={`View the version that goes live ${formatWeekdayTime(at)}`}
    >
      View
    </Link>
  );
}

/** “10:00”, and the local time of a restaurant in another time zone. */
function timeOf({ at, timeZone }: Release): string {
  const local = timeZone === undefined ? undefined : formatTimeAt(new Date(at), timeZone);
  const london = formatTime(at);
  return local === undefined || timeZone === 'Europe/London' ? london : `${london} (${local} in ${timeZone})`;
}
