import { useId, useState } from 'react';
import { DateTimeField } from '../date-time-field.tsx';

interface SchedulePublicationProps {
  /** Whether a version is scheduled, so that its time can be moved. */
  readonly isScheduled: boolean;
  /** Whether the draft differs from the scheduled version. */
  readonly isDraftNewer: boolean;
  /** Why nothing can be scheduled. */
  readonly disabledReason: string | undefined;
  /** Why the draft cannot be scheduled. */
  readonly draftDisabledReason: string | undefined;
  readonly onSet: (instant: string, keepsScheduled: boolean) => void;
}

/** Sets when the draft goes live, or moves the scheduled version. If they differ, the editor chooses which. */
export function SchedulePublication({
  isScheduled,
  isDraftNewer,
  disabledReason,
  draftDisabledReason,
  onSet,
}: SchedulePublicationProps) {
  const name = useId();
  const [isDraftChosen, setDraftChosen] = useState(false);
  const hasChoice = isScheduled && isDraftNewer;
  const keepsScheduled = isScheduled && !(hasChoice && isDraftChosen);
  const choices = [
    ['Keep the scheduled version', false],
    ['Schedule today’s draft', true],
  ] as const;
  return (
    <>
      {hasChoice && (
        <fieldset className="version-choice">
          <legend>The draft has changed since it was scheduled. Which version goes live at a new time?</legend>
          {choices.map(([label, isDraft]) => (
            <label key={label}>
              <input
                type="radio"
                name={name}
                checked={isDraftChosen === isDraft}
                onChange={() => setDraftChosen(isDraft)}
              />{' '}
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <DateTimeField
        label="Publish on"
        action="Schedule publication"
        disabledReason={disabledReason ?? (keepsScheduled ? undefined : draftDisabledReason)}
        onSet={(instant) => onSet(instant, keepsScheduled)}
      />
    </>
  );
}
