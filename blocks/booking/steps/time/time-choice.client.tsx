'use client';

import { FieldGroup } from '#blocks/_shared/ui/field/field.tsx';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { partsOfDay } from '#schemas/domain/booking/availability/parts-of-day.ts';
import styles from './times.module.css';

interface TimeChoiceProps {
  readonly slots: readonly Slot[];
  readonly chosen: string | undefined;
  readonly onChange: (time: string) => void;
}

/** The times of a day, grouped into parts of the day. Taken times are shown too. */
export function TimeChoice({ slots, ...choice }: TimeChoiceProps) {
  return partsOfDay.map(({ legend, includes }) => (
    <Times key={legend} legend={legend} slots={slots.filter(includes)} {...choice} />
  ));
}

interface TimesProps extends TimeChoiceProps {
  readonly legend: string;
}

/** The times of one part of the day. */
function Times({ legend, slots, chosen, onChange }: TimesProps) {
  if (slots.length === 0) return null;
  return (
    <FieldGroup label={legend}>
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
