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
      <h3 id="schedule-heading">By the clock</h3>
      {scheduledAt && (
        <p className="planned">
          <span>{`Goes live on ${momentWords(scheduledAt)}, as it was when that was set.`}</span>
          <button type="button" onClick={() => onSchedule({ publishAt: null }, 'It does not go live by itself.')}>
            Call it off
          </button>
        </p>
      )}
      {unpublishAt && (
        <p className="planned">
          <span>{`Is taken off on ${momentWords(unpublishAt)}.`}</span>
          <button type="button" onClick={() => onSchedule({ unpublishAt: null }, 'It is not taken off by itself.')}>
            Call it off
          </button>
        </p>
      )}
      <ClockField
        label="Goes live on"
        hindrance={isBlocked ? 'A page with mistakes cannot be published by the clock either.' : undefined}
        onSet={(instant) => onSchedule({ publishAt: instant }, `The page goes live on ${momentWords(instant)}.`)}
      />
      <ClockField
        label="Is taken off on"
        onSet={(instant) => onSchedule({ unpublishAt: instant }, `The page is taken off on ${momentWords(instant)}.`)}
      />
      <p className="hint">In London’s time. What is written after that is set does not go live with it.</p>
    </section>
  );
}
