import type { PageState } from '#schemas/api/content/editing.ts';
import type { Times } from '../api/pages.ts';
import { momentWords } from '../ui/time/moment-words.ts';
import { ClockField } from './clock-field.tsx';

interface ScheduleProps {
  readonly state: PageState;
  readonly isBlocked: boolean;
  readonly onSchedule: (times: Times, words: string) => void;
}

/** When the page is published or unpublished automatically. */
export function Schedule({ state, isBlocked, onSchedule }: ScheduleProps) {
  const { scheduledAt, unpublishAt } = state;
  return (
    <section aria-labelledby="schedule-heading">
      <h3 id="schedule-heading">Schedule</h3>
      {scheduledAt && (
        <p className="planned">
          <span>{`Goes live on ${momentWords(scheduledAt)}, as it was when scheduled.`}</span>
          <button
            type="button"
            onClick={() => onSchedule({ publishAt: null }, 'The scheduled publication is cancelled.')}
          >
            Cancel
          </button>
        </p>
      )}
      {unpublishAt && (
        <p className="planned">
          <span>{`Unpublishes on ${momentWords(unpublishAt)}.`}</span>
          <button
            type="button"
            onClick={() => onSchedule({ unpublishAt: null }, 'The scheduled unpublishing is cancelled.')}
          >
            Cancel
          </button>
        </p>
      )}
      <ClockField
        label="Publish on"
        hindrance={isBlocked ? 'Fix the errors listed under Checks before you schedule the page.' : undefined}
        onSet={(instant) => onSchedule({ publishAt: instant }, `The page goes live on ${momentWords(instant)}.`)}
      />
      <ClockField
        label="Unpublish on"
        onSet={(instant) => onSchedule({ unpublishAt: instant }, `The page is unpublished on ${momentWords(instant)}.`)}
      />
      <p className="hint">London time. Changes made after scheduling are not included.</p>
    </section>
  );
}
