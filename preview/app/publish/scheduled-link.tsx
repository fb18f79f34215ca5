import { type DraftItem, draftAddress } from '#site/drafts/draft-address.ts';
import { formatWeekdayTime } from '../ui/time/format-date-time.ts';

interface ScheduledLinkProps {
  /** The address of a page that shows it. */
  readonly path: string;
  /** When it goes live. */
  readonly scheduledAt: string;
  /** The item that goes live; absent if it is the page. */
  readonly item?: DraftItem | undefined;
  /** Whether the page is shown as it is live. */
  readonly isLivePage?: boolean;
}

/** Shows exactly the version that goes live, as of that time. */
export const ScheduledLink = ({ path, scheduledAt, item, isLivePage = false }: ScheduledLinkProps) => (
  <a
    href={draftAddress(path, { at: new Date(scheduledAt), isScheduled: true, items: item ? [item] : [], isLivePage })}
    target="_blank"
    rel="noreferrer"
    aria-label={`View the version that goes live ${formatWeekdayTime(scheduledAt)}`}
  >
    View
  </a>
);
