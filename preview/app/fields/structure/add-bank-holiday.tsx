import { useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { isRecord } from '#schemas/content/is-record.ts';
import {
  type BankHoliday,
  bankHolidaysFrom,
  nameOfBankHoliday,
} from '#schemas/domain/restaurant/hours/bank-holidays.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { productNow } from '../../ui/time/product-clock.ts';

interface AddBankHolidayProps {
  /** Periods with other opening hours. */
  readonly entries: readonly unknown[];
  readonly onAdd: (entry: object) => void;
}

const daysAhead = 366;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Whether a period includes a day. A period without a first day has begun. */
const includesDay = (period: unknown, date: string): boolean =>
  isRecord(period) && String(period.startDate ?? '') <= date && date <= String(period.endDate ?? '');

/** A holiday at a weekend is a day of its own, beside the weekday that substitutes it. */
const withHolidayItself = (holiday: BankHoliday): BankHoliday[] => {
  const { date, name, substituteFor } = holiday;
  const named = { date, name: nameOfBankHoliday(holiday) };
  return substituteFor === undefined ? [named] : [{ date: substituteFor, name }, named];
};

/** Adds a bank holiday of the next year as a closed day, whose hours the editor can change. */
export function AddBankHoliday({ entries, onAdd }: AddBankHolidayProps) {
  const [chosen, setChosen] = useState('');
  const today = dayInLondon(new Date(productNow()));
  const holidays = bankHolidaysFrom(today, daysAhead)
    .flatMap(withHolidayItself)
    .filter(({ date }) => date >= today && !entries.some((period) => includesDay(period, date)))
    .sort((one, other) => one.date.localeCompare(other.date));
  const holiday = holidays.find(({ date }) => date === chosen) ?? holidays[0];
  if (!holiday) return null;
  return (
    <div className="add-preset">
      <LabelledControl label="Bank holiday">
        <Select isSmall value={holiday.date} onChange={({ target }) => setChosen(target.value)}>
          {holidays.map(({ date, name }) => (
            <option key={date} value={date}>
              {name}: {dayFormat.format(new Date(date))}
            </option>
          ))}
        </Select>
      </LabelledControl>
      <EditorButton onClick={() => onAdd(closedOn(holiday))}>Add as closed</EditorButton>
    </div>
  );
}

const closedOn = ({ date, name }: BankHoliday) => ({
  startDate: date,
  endDate: date,
  openTime: 'Closed',
  closeTime: 'Closed',
  reason: name,
});
