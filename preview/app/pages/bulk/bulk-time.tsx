import { useId } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { latestLocalTime } from '../../ui/time/local-time.ts';

interface BulkTimeProps {
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (localTime: string) => void;
}

/** When the pages go live, in London time. */
export function BulkTime({ value, isWrong, onChange }: BulkTimeProps) {
  const id = useId();
  return (
    <div>
      <LabelledControl label="Publish on">
        <Input
          type="datetime-local"
          max={latestLocalTime}
          value={value}
          aria-describedby={id}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </LabelledControl>
      <p id={id} className={isWrong ? 'ui-field-error' : 'ui-field-hint'} role={isWrong ? 'alert' : undefined}>
        {isWrong
          ? 'Enter a date and time in the future.'
          : 'London time. Changes made after scheduling are not included.'}
      </p>
    </div>
  );
}
