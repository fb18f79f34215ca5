'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { monthGrid, monthOf } from './day/calendar-day.ts';
import { type DayLimits, getRefusal } from './day/day-limits.ts';
import { weekdayNames } from './day/day-names.ts';
import { type CalendarRange, moveDay } from './day/move-day.ts';
import { DayCell } from './day-cell.client.tsx';
import styles from './month-table.module.css';

interface MonthTableProps {
  readonly headingId: string;
  /** The day in the tab order. */
  readonly active: string;
  readonly chosen: string;
  readonly limits: DayLimits;
  readonly range: CalendarRange;
  readonly onMove: (day: string) => void;
  readonly onPick: (day: string) => void;
}

/** A month as a grid with one tab stop, as in the date picker dialog of the ARIA Authoring Practices. */
export function MonthTable({ headingId, active, chosen, limits, range, onMove, onPick }: MonthTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(false);
  useEffect(() => {
    if (isMovedByKey.current) table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    isMovedByKey.current = false;
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isPickKey = event.key === 'Enter' || event.key === ' ';
    const day = isPickKey ? active : moveDay(active, event.key, event.shiftKey, range);
    if (!day) return;
    event.preventDefault();
    if (!isPickKey) {
      isMovedByKey.current = day !== active;
      onMove(day);
    } else if (!event.repeat) {
      // A key that is still held from opening the calendar picks nothing.
      onPick(day);
    }
  };
  return (
    <div className={styles.sheet} key={monthOf(active)}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern uses a table with this role. */}
      <table ref={table} className={styles.grid} role="grid" aria-labelledby={headingId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(active).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <DayCell
                  key={weekdayNames[index]}
                  day={day}
                  active={day === active}
                  chosen={day === chosen}
                  today={day === limits.today}
                  refusal={day ? getRefusal(day, limits) : undefined}
                  onPick={onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
