import type { PageState } from '#schemas/api/content/editing.ts';
import type { ScheduledTimes } from '../api/pages.ts';
import { conflictReason } from '../document/merge/describe-conflict.ts';
import { formatFullDateTime } from '../ui/time/format-date-time.ts';
import { DateTimeField } from './date-time-field.tsx';
import { describeBlockers, type PublishBlockers } from './review/publish-blockers.ts';
import { describeCancelled, describeEnd } from './schedule/describe-times.ts';
import { SchedulePublication } from './schedule/schedule-publication.tsx';
import { ScheduledTime } from './schedule/scheduled-time.tsx';
import { ScheduledLink } from './scheduled-link.tsx';

interface ScheduleProps {
  readonly state: PageState;
  /** The address of the page. */
  readonly path: string;
  /** Whether the draft differs from the scheduled version. */
  readonly isDraftNewer: boolean;
  /** What prevents publishing the draft. */
  readonly blockers: PublishBlockers;
  /** Why the draft was not checked; undefined once it was. */
  readonly uncheckedReason?: string | undefined;
  /** Whether the editor must choose between two versions first. */
  readonly hasConflict: boolean;
  readonly onSchedule: (times: ScheduledTimes, message: string) => void;
}

/** When the page is published or unpublished automatically. */
export function Schedule({
  state,
  path,
  isDraftNewer,
  blockers,
  uncheckedReason,
  hasConflict,
  onSchedule,
}: ScheduleProps) {
  const { scheduledAt, unpublishAt } = state;
  const times = { scheduledAt, unpublishAt, isLive: typeof state.publishedRevision === 'number' };
  return (
    <section aria-labelledby="schedule-heading">
      <h3 id="schedule-heading">Schedule</h3>
      {scheduledAt && (
        <ScheduledTime
          text={`Goes live on ${formatFullDateTime(scheduledAt)}, as it was when scheduled.`}
          onCancel={() => onSchedule({ publishAt: null }, describeCancelled(times))}
        >
          <ScheduledLink path={path} scheduledAt={scheduledAt} />
        </ScheduledTime>
      )}
      {unpublishAt && (
        <ScheduledTime
          text={describeEnd(times, unpublishAt)}
          onCancel={() => onSchedule({ unpublishAt: null }, 'The scheduled unpublishing is cancelled.')}
        />
      )}
      <SchedulePublication
        scheduledAt={scheduledAt}
        unpublishAt={unpublishAt}
        isDraftNewer={isDraftNewer}
        disabledReason={hasConflict ? conflictReason : undefined}
        draftDisabledReason={
          describeBlockers(blockers, 'schedule the page') ?? (uncheckedReason && `Not checked yet. ${uncheckedReason}`)
        }
        onSet={(publishAt, keepsScheduled) =>
          onSchedule(
            { publishAt, ...(keepsScheduled && { keepsScheduled }) },
            `${describeSubject(keepsScheduled, times.isLive)} live on ${formatFullDateTime(publishAt)}.`,
          )
        }
      />
      <DateTimeField
        label="Unpublish on"
        noun="unpublishing"
        scheduledAt={unpublishAt}
        publishedAt={scheduledAt}
        onSet={(instant) =>
          onSchedule({ unpublishAt: instant }, `The page is unpublished on ${formatFullDateTime(instant)}.`)
        }
      />
      <p className="hint">London time. Changes made after scheduling are not included.</p>
    </section>
  );
}

function describeSubject(keepsScheduled: boolean, isLive: boolean): string {
  if (keepsScheduled) return 'The scheduled version goes';
  return isLive ? 'The changes go' : 'The page goes';
}
