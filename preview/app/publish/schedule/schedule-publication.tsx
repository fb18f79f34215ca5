import { useState } from 'react';
import { DateTimeField } from '../date-time-field.tsx';
import { VersionChoice } from './version-choice.tsx';

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
  const [isDraftChosen, setDraftChosen] = useState(false);
  const hasChoice = isScheduled && isDraftNewer;
  const keepsScheduled = isScheduled && !(hasChoice && isDraftChosen);
  return (
    <>
      {hasChoice && (
        <VersionChoice
          legend="The draft has changed since it was scheduled. Which version goes live at a new time?"
          isDraftChosen={isDraftChosen}
          onChoose={setDraftChosen}
        />
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
