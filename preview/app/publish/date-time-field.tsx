import { useId, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
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
  const [sentTime, setSentTime] = useState('');
  const instant = localTime === '' ? undefined : fromLocalTime(localTime);
  const isPast = instant !== undefined && instant.getTime() <= productNow();
  const error = disabledReason ?? (isPast ? 'Enter a date and time in the future.' : undefined);
  const hint = instant && localTime !== sentTime ? 'Not scheduled yet.' : undefined;
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
            aria-describedby={(error ?? hint) && id}
            onChange={(event) => setLocalTime(event.target.value)}
          />
        </LabelledControl>
        <EditorButton aria-label={action} disabled={!instant || error !== undefined} onClick={set}>
          Schedule
        </EditorButton>
      </div>
      {(error ?? hint) && (
        <p className={isPast ? 'ui-field-error' : 'ui-field-hint'} id={id}>
          {error ?? hint}
        </p>
      )}
    </>
  );
}
