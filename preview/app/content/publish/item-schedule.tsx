import { useQuery } from '@tanstack/react-query';
import { scheduledItemQuery, scheduleItem } from '#preview/app/api/content.ts';
import { DateTimeField } from '#preview/app/publish/date-time-field.tsx';
import { describeCancelled, describeEnd } from '#preview/app/publish/schedule/describe-times.ts';
import { SchedulePublication } from '#preview/app/publish/schedule/schedule-publication.tsx';
import { ScheduledTime } from '#preview/app/publish/schedule/scheduled-time.tsx';
import { formatFullDateTime } from '#preview/app/ui/time/format-date-time.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { useItem, useItemState } from '../editor/item-context.ts';
import { ScheduledItemLink } from '../preview/scheduled-item-link.tsx';
import type { ItemPublishing } from './use-item-publishing.ts';

interface ItemScheduleProps {
  readonly state: ContentState;
  readonly run: ItemPublishing['run'];
  /** Why nothing can be scheduled. */
  readonly disabledReason: string | undefined;
  /** Why the draft cannot be scheduled. */
  readonly draftDisabledReason: string | undefined;
}

/** When an item is published or unpublished automatically. */
export function ItemSchedule({ state, run, disabledReason, draftDisabledReason }: ItemScheduleProps) {
  const { itemKey, view } = useItem();
  const { present } = useItemState().history;
  const { scheduledAt, scheduleError, unpublishAt, unpublishError } = state;
  // The site needs its settings and booking rules, which have no list.
  const canEnd = view.idLabel !== undefined;
  const { data: scheduled } = useQuery({
    ...scheduledItemQuery(itemKey, scheduledAt ?? ''),
    enabled: Boolean(scheduledAt),
  });
  return (
    <section aria-labelledby="schedule-heading">
      <h3 id="schedule-heading">Schedule</h3>
      {scheduledAt && (
        <ScheduledTime
          text={`Goes live on ${formatFullDateTime(scheduledAt)}, as it was when scheduled.`}
          onCancel={() =>
            run((version) => scheduleItem(itemKey, { publishAt: null, version }), describeCancelled(state))
          }
        >
          <ScheduledItemLink scheduledAt={scheduledAt} />
        </ScheduledTime>
      )}
      {scheduleError && <p className="error-message">{`It was not published when it was due: ${scheduleError}`}</p>}
      {unpublishAt && (
        <ScheduledTime
          text={describeEnd(state, unpublishAt)}
          onCancel={() =>
            run(
              (version) => scheduleItem(itemKey, { unpublishAt: null, version }),
              'The scheduled unpublishing is cancelled.',
            )
          }
        />
      )}
      {unpublishError && <p className="error-message">{`It was not unpublished when it was due: ${unpublishError}`}</p>}
      <SchedulePublication
        scheduledAt={scheduledAt}
        unpublishAt={unpublishAt}
        isDraftNewer={scheduled !== undefined && !isSame(scheduled, present)}
        disabledReason={disabledReason}
        draftDisabledReason={draftDisabledReason}
        onSet={(publishAt, keepsScheduled) =>
          run(
            (version) => scheduleItem(itemKey, { publishAt, version, ...(keepsScheduled && { keepsScheduled }) }),
            `The ${keepsScheduled ? 'scheduled version goes' : 'changes go'} live on ${formatFullDateTime(publishAt)}.`,
          )
        }
      />
      {canEnd && (
        <DateTimeField
          label="Unpublish on"
          noun="unpublishing"
          scheduledAt={unpublishAt}
          publishedAt={scheduledAt}
          disabledReason={
            state.isLive || scheduledAt ? undefined : 'Publish it or schedule its publication before you set an end.'
          }
          onSet={(instant) =>
            run(
              (version) => scheduleItem(itemKey, { unpublishAt: instant, version }),
              `The ${view.noun} is unpublished on ${formatFullDateTime(instant)}.`,
            )
          }
        />
      )}
      <p className="hint">London time. Changes made after scheduling are not included.</p>
    </section>
  );
}
