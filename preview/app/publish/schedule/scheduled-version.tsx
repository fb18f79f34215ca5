import { formatWeekdayTime } from '#preview/app/ui/time/format-date-time.ts';

interface ScheduledVersionProps {
  readonly scheduledAt: string;
  /** Whether the draft is the version that is scheduled. */
  readonly isDraft: boolean;
  /** Whether publishing cancels it. */
  readonly isCancelled: boolean;
  readonly onCancel: (isCancelled: boolean) => void;
}

/** What publishing now does to the version that is scheduled. */
export function ScheduledVersion({ scheduledAt, isDraft, isCancelled, onCancel }: ScheduledVersionProps) {
  const time = formatWeekdayTime(scheduledAt);
  if (isDraft)
    return (
      <p className="scheduled-version">{`This version is scheduled for ${time}. Publishing now ends its schedule.`}</p>
    );
  return (
    <div className="scheduled-version">
      <p>
        {isCancelled
          ? `Another version is scheduled for ${time}. Publishing now cancels it and keeps it under Revisions.`
          : `Another version is scheduled for ${time}. It then replaces what you publish now.`}
      </p>
      <label>
        <input type="checkbox" checked={isCancelled} onChange={({ target }) => onCancel(target.checked)} /> Cancel the
        scheduled version
      </label>
    </div>
  );
}

/** Says after publishing what became of the scheduled version; empty if there was none. */
export function describeScheduledVersion(
  scheduledAt: string | null | undefined,
  { isDraft, isCancelled }: Pick<ScheduledVersionProps, 'isDraft' | 'isCancelled'>,
): string {
  if (!scheduledAt) return '';
  const time = formatWeekdayTime(scheduledAt);
  if (isDraft) return ` Its schedule for ${time} has ended.`;
  return isCancelled
    ? ` The version that was scheduled for ${time} is cancelled. It is under Revisions.`
    : ` The scheduled version replaces it on ${time}.`;
}
