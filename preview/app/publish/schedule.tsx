import { useState } from 'react';
import type { PageState } from '#schemas/api/editing.ts';
import { fromWall } from '../time/wall-moment.ts';

interface ScheduleProps {
  readonly state: PageState;
  readonly isBlocked: boolean;
  readonly onSchedule: (
    schedule: { readonly publishAt?: string | null; readonly unpublishAt?: string | null },
    words: string,
  ) => void;
}

const zone = 'Europe/London';
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
const wordsOf = (instant: string): string => long.format(new Date(instant));

/** When the page goes live, or is taken off, by itself. */
export function Schedule({ state, isBlocked, onSchedule }: ScheduleProps) {
  const [publishAt, setPublishAt] = useState('');
  const [unpublishAt, setUnpublishAt] = useState('');
  const instantOf = (wall: string): string => fromWall(wall, zone).toISOString();
  return (
    <section aria-labelledby="schedule-heading">
      <h3 id="schedule-heading">By the clock</h3>
      {state.scheduledAt && (
        <p>
          {`Goes live on ${wordsOf(state.scheduledAt)}, as it was when that was set.`}{' '}
          <button type="button" onClick={() => onSchedule({ publishAt: null }, 'It no longer goes live by itself.')}>
            Do not
          </button>
        </p>
      )}
      {state.unpublishAt && (
        <p>
          {`Is taken off on ${wordsOf(state.unpublishAt)}.`}{' '}
          <button
            type="button"
            onClick={() => onSchedule({ unpublishAt: null }, 'It is no longer taken off by itself.')}
          >
            Do not
          </button>
        </p>
      )}
      <div className="moment-field">
        <label>
          Goes live on
          <input type="datetime-local" value={publishAt} onChange={(event) => setPublishAt(event.target.value)} />
        </label>
        <button
          type="button"
          disabled={publishAt === '' || isBlocked}
          onClick={() =>
            onSchedule({ publishAt: instantOf(publishAt) }, `The page goes live on ${wordsOf(instantOf(publishAt))}.`)
          }
        >
          Set
        </button>
      </div>
      <div className="moment-field">
        <label>
          Is taken off on
          <input type="datetime-local" value={unpublishAt} onChange={(event) => setUnpublishAt(event.target.value)} />
        </label>
        <button
          type="button"
          disabled={unpublishAt === ''}
          onClick={() =>
            onSchedule(
              { unpublishAt: instantOf(unpublishAt) },
              `The page is taken off on ${wordsOf(instantOf(unpublishAt))}.`,
            )
          }
        >
          Set
        </button>
      </div>
      <p className="hint">In London’s time. What is written after that is set does not go live with it.</p>
    </section>
  );
}
