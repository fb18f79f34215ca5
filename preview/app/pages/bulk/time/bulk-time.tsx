import { type Ref, useId } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy, errorId, hintId } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { latestLocalTime } from '../../../ui/time/local-time.ts';

interface BulkTimeProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly action: 'schedule' | 'schedule-end';
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (localTime: string) => void;
}

const labels = {
  schedule: { label: 'Publish on', hint: 'London time. Changes made after scheduling are not included.' },
  'schedule-end': { label: 'Unpublish on', hint: 'London time.' },
} as const;

/** When the pages go live or end, in London time. */
export function BulkTime({ ref, action, value, isWrong, onChange }: BulkTimeProps) {
  const id = useId();
  const { label, hint } = labels[action];
  const error = isWrong && 'Enter a date and time in the future.';
  return (
    <div>
      <LabelledControl label={label}>
        <Input
          ref={ref}
          type="datetime-local"
          max={latestLocalTime}
          value={value}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </LabelledControl>
      <p id={hintId(id)} className="ui-field-hint">
        {hint}
      </p>
      {error && (
        <p id={errorId(id)} className="ui-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
