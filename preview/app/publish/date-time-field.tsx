import { useId, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { formatFullDateTime } from '../ui/time/format-date-time.ts';
import { fromLocalTime, latestLocalTime, toLocalTime } from '../ui/time/local-time.ts';
import { productNow } from '../ui/time/product-clock.ts';

interface DateTimeFieldProps {
  readonly label: string;
  /** What is scheduled, in the name of the button: “publication”. */
  readonly noun: string;
  /** The time that is set, which another one replaces. */
  readonly scheduledAt?: string | null | undefined;
  /** Whether the time that is set can be sent again, because another version goes live at it. */
  readonly canRepeat?: boolean;
  /** Why no time can be set; undefined if one can. */
  readonly disabledReason?: string | undefined;
  /** The time of the publication, which must come first. */
  readonly publishedAt?: string | null | undefined;
  /** The time of the unpublishing, which must come later. */
  readonly unpublishedAt?: string | null | undefined;
  readonly onSet: (instant: string) => void;
}

/** A future date and time in London. */
export function DateTimeField({
  label,
  noun,
  scheduledAt,
  canRepeat = false,
  disabledReason,
  publishedAt,
  unpublishedAt,
  onSet,
}: DateTimeFieldProps) {
  const id = useId();
  const scheduledTime = scheduledAt ? toLocalTime(new Date(scheduledAt)) : '';
  const [entered, setEntered] = useState({ localTime: scheduledTime, scheduledTime });
  // Once a time is scheduled, the field shows that.
  const localTime = entered.scheduledTime === scheduledTime ? entered.localTime : scheduledTime;
  const isChanged = localTime !== scheduledTime;
  const [sentTime, setSentTime] = useState('');
  const instant = localTime === '' ? undefined : fromLocalTime(localTime);
  const timeError = isChanged && instant ? findTimeError(instant, { publishedAt, unpublishedAt }) : undefined;
  const error = disabledReason ?? timeError;
  const hint = instant && isChanged && localTime !== sentTime ? 'Not scheduled yet.' : undefined;
  const action = scheduledAt ? 'Change the time' : 'Schedule';
  const set = () => {
    if (!instant) return;
    setSentTime(localTime);
    onSet(instant.toISOString());
  };
  return (
    <>
      <div className="date-time-field">
        <LabelledControl label={label}>
          <Input
            type="datetime-local"
            max={latestLocalTime}
            value={localTime}
            aria-invalid={timeError ? true : undefined}
            aria-describedby={(error ?? hint) && id}
            onChange={(event) => setEntered({ localTime: event.target.value, scheduledTime })}
          />
        </LabelledControl>
        <EditorButton
          aria-label={`${action}${scheduledAt ? ' of' : ''} ${noun}`}
          disabled={!instant || error !== undefined || !(isChanged || canRepeat)}
          onClick={set}
        >
          {action}
        </EditorButton>
      </div>
      {(error ?? hint) && (
        <p className={timeError ? 'ui-field-error' : 'ui-field-hint'} id={id}>
          {error ?? hint}
        </p>
      )}
    </>
  );
}

/** Why content cannot be published or unpublished at a time; undefined if it can. The service refuses the same times. */
function findTimeError(
  instant: Date,
  { publishedAt, unpublishedAt }: Pick<DateTimeFieldProps, 'publishedAt' | 'unpublishedAt'>,
): string | undefined {
  const time = instant.getTime();
  if (time <= productNow()) return 'Enter a date and time in the future.';
  if (publishedAt && time <= Date.parse(publishedAt))
    return `Enter a date and time after the publication on ${formatFullDateTime(publishedAt)}.`;
  if (unpublishedAt && time >= Date.parse(unpublishedAt))
    return `Enter a date and time before the unpublishing on ${formatFullDateTime(unpublishedAt)}.`;
  return undefined;
}
