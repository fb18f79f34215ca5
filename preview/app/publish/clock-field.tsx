import { useId, useState } from 'react';
import { productNow } from '../ui/time/product-clock.ts';
import { fromWall, lastWall } from '../ui/time/wall-moment.ts';

interface ClockFieldProps {
  readonly label: string;
  /** Why no time can be set; undefined if one can. */
  readonly hindrance?: string | undefined;
  readonly onSet: (instant: string) => void;
}

/** A future date and time in London. */
export function ClockField({ label, hindrance, onSet }: ClockFieldProps) {
  const id = useId();
  const [wall, setWall] = useState('');
  const instant = wall === '' ? undefined : fromWall(wall);
  const isPast = instant !== undefined && instant.getTime() <= productNow();
  const fault = hindrance ?? (isPast ? 'Enter a date and time in the future.' : undefined);
  return (
    <>
      <div className="moment-field">
        <label>
          {label}
          <input
            type="datetime-local"
            max={lastWall}
            value={wall}
            aria-describedby={fault && id}
            onChange={(event) => setWall(event.target.value)}
          />
        </label>
        <button
          type="button"
          aria-label={`Set: ${label.toLowerCase()}`}
          disabled={!instant || fault !== undefined}
          onClick={() => instant && onSet(instant.toISOString())}
        >
          Set
        </button>
      </div>
      {fault && (
        <p className={isPast ? 'fault' : 'hint'} id={id}>
          {fault}
        </p>
      )}
    </>
  );
}
