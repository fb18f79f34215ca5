'use client';

import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { FieldGroup, FieldMessages } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { groupTimes } from '#schemas/domain/booking/availability/parts-of-day.ts';
import { isFree } from '#schemas/domain/booking/journey/choose-slot.ts';
import styles from './times.module.css';

interface TimeChoiceProps {
  /** The date of the times. */
  readonly date: string;
  readonly slots: readonly Slot[];
  readonly chosen: string | undefined;
  /** Shown above all times. */
  readonly error?: string | undefined;
  readonly onChange: (time: string) => void;
  /** Takes the chosen time: shown below its row, within reach. */
  readonly action: ReactNode;
  /** The same without script, at the end of the group with the chosen time. */
  readonly actionWithoutScript: ReactNode;
}

/**
 * The times of a date in groups: its meals, and the end of the night before. Taken times are shown too, except those of a
 * group without a free time. Nothing is shown if no time is free.
 */
export function TimeChoice({ date, slots, error, ...choice }: TimeChoiceProps) {
  const groups = groupTimes(slots, date);
  const openGroups = groups.filter((group) => group.slots.some(isFree));
  if (openGroups.length === 0) return null;
  const hasManyTimes = openGroups.flatMap((group) => group.slots).length > shownAtOnce;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its parts are the field sets.
    <div
      role="group"
      aria-label="Times"
      className={styles.choice}
      aria-describedby={describedBy({ id: timesId, error })}
    >
      <FieldMessages id={timesId} error={error} />
      {openGroups.length > 1 && hasManyTimes && <Jumps groups={openGroups} />}
      {groups.map((group) =>
        openGroups.includes(group) ? (
          <Times key={group.id} {...choice} {...group} id={groupId(group.id)} />
        ) : (
          <TakenTimes key={group.id} {...group} />
        ),
      )}
    </div>
  );
}

const timesId = 'booking.times';
const groupId = (id: string): string => `${timesId}.${id}`;

/** How many times fit on the screen of a phone, so that nobody has to look for the evening. */
const shownAtOnce = 16;

/** Moves to a part of the day without a new entry in the history, in which Back goes one step back. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const id = event.currentTarget.hash.slice(1);
  const group = event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[id="${id}"]`);
  if (!group) return;
  event.preventDefault();
  group.scrollIntoView();
  group.focus({ preventScroll: true });
}

/** Links to the parts of the day. */
const Jumps = ({ groups }: { readonly groups: readonly { readonly id: string; readonly legend: string }[] }) => (
  <p className={styles.jumps}>
    {groups.map(({ id, legend }) => (
      <a key={id} href={`#${groupId(id)}`} onClick={jump}>
        {legend}
      </a>
    ))}
  </p>
);

/** A group of which every time is taken, in one line. */
const TakenTimes = ({ legend }: { readonly legend: string }) => (
  <p>
    <b>{legend}</b>: every table is taken.
  </p>
);

interface TimesProps extends Omit<TimeChoiceProps, 'date' | 'error'> {
  readonly id: string;
  readonly legend: string;
}

/** The times of one group. */
function Times({ id, legend, slots, chosen, onChange, action, actionWithoutScript }: TimesProps) {
  return (
    <FieldGroup id={id} label={legend}>
      <div className={styles.times}>
        {slots.map(({ time, available, canEnquire }) => (
          <Fragment key={time}>
            <label className={styles.time}>
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
            {time === chosen && action}
          </Fragment>
        ))}
        {actionWithoutScript}
      </div>
    </FieldGroup>
  );
}
