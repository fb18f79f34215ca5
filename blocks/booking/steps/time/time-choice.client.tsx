'use client';

import { FieldGroup } from '#blocks/_shared/ui/field/field.tsx';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { groupTimes } from '#schemas/domain/booking/availability/parts-of-day.ts';
import styles from './times.module.css';

interface TimeChoiceProps {
  /** The date of the times. */
  readonly date: string;
  readonly slots: readonly Slot[];
  readonly chosen: string | undefined;
  /** Shown at the first times. */
  readonly error?: string | undefined;
  readonly onChange: (time: string) => void;
}

/** The times of a date in groups: its meals, and the end of the night before. Taken times are shown too. */
export function TimeChoice({ date, slots, error, ...choice }: TimeChoiceProps) {
  return groupTimes(slots, date).map(({ id, ...group }, at) => (
    <Times key={id} {...group} {...choice} error={at === 0 ? error : undefined} />
  ));
}

interface TimesProps extends Omit<TimeChoiceProps, 'date'> {
  readonly legend: string;
}

/** The times of one group. */
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
