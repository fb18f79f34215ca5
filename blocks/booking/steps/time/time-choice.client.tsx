'use client';

import { FieldGroup } from '#blocks/_shared/ui/field/field.tsx';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { partsOfDay } from '#schemas/domain/booking/availability/parts-of-day.ts';
import styles from './times.module.css';

interface TimeChoiceProps {
  readonly slots: readonly Slot[];
  readonly chosen: string | undefined;
  /** Shown at the first times. */
  readonly error?: string | undefined;
  readonly onChange: (time: string) => void;
}

/** The times of a day, grouped into parts of the day. Taken times are shown too. */
export function TimeChoice({ slots, error, ...choice }: TimeChoiceProps) {
  const parts = partsOfDay
    .map(({ legend, includes }) => ({ legend, slots: slots.filter(includes) }))
    .filter((part) => part.slots.length > 0);
  return parts.map((part, at) => (
    <Times key={part.legend} {...part} {...choice} error={at === 0 ? error : undefined} />
  ));
}

interface TimesProps extends TimeChoiceProps {
  readonly legend: string;
}

/** The times of one part of the day. */
function Times({ legend, slots, chosen, error, onChange }: TimesProps) {
  return (
    <FieldGroup label={legend} error={error} id={error && 'booking-times'}>
      <div className={styles.times}>
        {slots.map(({ time, available, canEnquire }) => (
          <label key={time} className={styles.time}>
            <input
              type="radio"
              name="time"
              required
              value={time}
              checked={time === chosen}
              disabled={!available && !canEnquire}
              onChange={() => onChange(time)}
            />
            <span>{time}</span>
            {canEnquire && <small>Request</small>}
            {!available && !canEnquire && <small>Taken</small>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
