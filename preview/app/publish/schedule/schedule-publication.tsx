import { useState } from 'react';
import { DateTimeField } from '../date-time-field.tsx';
import { VersionChoice } from './version-choice.tsx';

interface SchedulePublicationProps {
  /** When a version goes live that is scheduled, so that its time can be moved. */
  readonly scheduledAt: string | null | undefined;
  /** When it is unpublished, which must come later. */
  readonly unpublishAt: string | null | undefined;
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
  scheduledAt,
  unpublishAt,
  isDraftNewer,
  disabledReason,
  draftDisabledReason,
  onSet,
}: SchedulePublicationProps) {
  const [isDraftChosen, setDraftChosen] = useState(false);
  const isScheduled = Boolean(scheduledAt);
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
        noun="publication"
        scheduledAt={scheduledAt}
        unpublishedAt={unpublishAt}
        canRepeat={hasChoice && isDraftChosen}
        disabledReason={disabledReason ?? (keepsScheduled ? undefined : draftDisabledReason)}
        onSet={(instant) => onSet(instant, keepsScheduled)}
      />
    </>
  );
}
