import { isRecord } from '#schemas/content/is-record.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import type { FieldOf } from '../../describe-field.ts';

/** Whether a group of fields has the hours of each weekday. */
export const isWeek = ({ fields }: FieldOf<'object'>): boolean =>
  weekdays.every((day) => fields.some(({ name }) => name === day));

interface WeekHeadProps {
  readonly field: FieldOf<'object'>;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

/** The titles of the columns above the hours of a week, and the button that copies those of Monday. */
export function WeekHead({ field, value, change }: WeekHeadProps) {
  const week = isRecord(value) ? value : {};
  const { monday } = week;
  const [first] = field.fields;
  const columns = first?.field.kind === 'object' ? first.field.fields : [];
  return (
    <div className="week-head">
      {columns.map(({ name, field: { title } }) => (
        // The labels of the fields say the same.
        <span key={name} aria-hidden="true">
          {title}
        </span>
      ))}
      <EditorButton
        disabled={!isRecord(monday)}
        onClick={() => change({ ...week, ...Object.fromEntries(weekdays.map((day) => [day, monday])) })}
      >
        Copy Monday to all days
      </EditorButton>
    </div>
  );
}
