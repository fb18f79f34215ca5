import { useId, useState } from 'react';
import { fromLocalTime, latestLocalTime } from '../ui/time/local-time.ts';
import { productNow } from '../ui/time/product-clock.ts';

interface DateTimeFieldProps {
  readonly label: string;
  /** Name of the button that sets the time, which is “Schedule” beside the label. */
  readonly action: string;
  /** Why no time can be set; undefined if one can. */
  readonly disabledReason?: string | undefined;
  readonly onSet: (instant: string) => void;
}

/** A future date and time in London. */
export function DateTimeField({ label, action, disabledReason, onSet }: DateTimeFieldProps) {
  const id = useId();
  const [localTime, setLocalTime] = useState('');
  const instant = localTime === '' ? undefined : fromLocalTime(localTime);
  const isPast = instant !== undefined && instant.getTime() <= productNow();
  const error = disabledReason ?? (isPast ? 'Enter a date and time in the future.' : undefined);
  return (
    <>
      <div className="date-time-field">
        <label>
          {label}
          <input
            type="datetime-local"
            max={latestLocalTime}
            value={localTime}
            aria-describedby={error && id}
            onChange={(event) => setLocalTime(event.target.value)}
          />
        </label>
        <button
          type="button"
          aria-label={action}
          disabled={!instant || error !== undefined}
          onClick={() => instant && onSet(instant.toISOString())}
        >
          Schedule
        </button>
      </div>
      {error && (
        <p className={isPast ? 'error-message' : 'hint'} id={id}>
          {error}
        </p>
      )}
    </>
  );
}
