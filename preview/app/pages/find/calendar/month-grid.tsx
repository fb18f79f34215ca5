import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Release } from '#schemas/api/content/releases.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { formatDay, formatDayOfMonth, type Month, monthOf, weeksOf } from './month.ts';
import { ReleaseEntry } from './release-entry.tsx';

interface MonthGridProps {
  readonly month: Month;
  readonly today: string;
  readonly releases: readonly Release[];
  /** Called when a key leaves the month. */
  readonly onMonth: (month: Month) => void;
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month as a table with one tab stop for its days. Arrow keys move by days and weeks. */
export function MonthGrid({ month, today, releases, onMonth }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(today);
  const wantsFocus = useRef(false);
  const active = monthOf(day) === month ? day : `${month}-01`;
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  });
  const handleKey = (event: KeyboardEvent): void => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = addDays(active, step);
    wantsFocus.current = true;
    setDay(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  const byDay = Map.groupBy(releases, ({ at }) => dayInLondon(new Date(at)));
  return (
    <table
      className="calendar-month"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA on a table
      role="grid"
      aria-label="Month"
      ref={table}
      onKeyDown={handleKey}
    >
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]} data-past={(week.at(-1) ?? '') < today || undefined}>
            {week.map((date) => (
              <td
                key={date}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid has the focus
                role="gridcell"
                data-day={date}
                data-outside={monthOf(date) !== month}
                aria-current={date === today ? 'date' : undefined}
                tabIndex={date === active ? 0 : -1}
                onFocus={() => setDay(date)}
              >
                <span aria-hidden="true">{numberOf(date, month)}</span>
                <span className="visually-hidden">{describeDay(date, byDay.get(date) ?? [])}</span>
                <ul>
                  {(byDay.get(date) ?? []).map((release) => (
                    <li key={`${release.kind} ${release.id} ${release.event}`}>
                      <ReleaseEntry release={release} isShort />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** “4”, and “1 Dec” where another month begins. */
const numberOf = (date: string, month: Month): string =>
  date.endsWith('-01') && monthOf(date) !== month ? formatDayOfMonth(date) : String(Number(date.slice(8)));

function describeDay(date: string, releases: readonly Release[]): string {
  const count = releases.length === 0 ? '' : releases.length === 1 ? ': 1 entry' : `: ${releases.length} entries`;
  return formatDay(date) + count;
}
