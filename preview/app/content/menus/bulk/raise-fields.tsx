import { useId, useState } from 'react';
import { Field, LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import { parsePrice } from '../columns/parse-price.ts';
import { type PriceRise, type RoundingStep, roundingSteps } from '../model/round-price.ts';
import type { BulkChange } from './plan-bulk.ts';

interface Rise {
  readonly text: string;
  readonly unit: 'percent' | 'pounds';
  readonly direction: 'up' | 'down';
  readonly step: RoundingStep;
}

const stepNames: Readonly<Record<RoundingStep, string>> = {
  1: 'Not at all',
  5: 'To 5p',
  10: 'To 10p',
  50: 'To 50p',
};

/** A rise from what was typed; undefined if it is empty or no number. */
function readRise({ text, unit, direction }: Rise): PriceRise | undefined {
  const sign = direction === 'up' ? 1 : -1;
  if (unit === 'percent') {
    const [, digits] = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(text) ?? [];
    return digits === undefined ? undefined : { kind: 'percent', percent: sign * Number(digits.replace(',', '.')) };
  }
  const parsed = parsePrice(text);
  return parsed.ok && typeof parsed.value === 'number' ? { kind: 'amount', pence: sign * parsed.value } : undefined;
}

interface RaiseFieldsProps {
  readonly onChange: (change: BulkChange | undefined) => void;
}

/** By how much prices change, and how they are rounded. */
export function RaiseFields({ onChange }: RaiseFieldsProps) {
  const id = useId();
  const [state, setState] = useState<Rise>({ text: '', unit: 'percent', direction: 'up', step: 10 });
  const update = (part: Partial<Rise>): void => {
    const next = { ...state, ...part };
    setState(next);
    const rise = readRise(next);
    onChange(rise && { kind: 'raise-prices', rise, step: next.step });
  };
  const { text, unit, direction, step } = state;
  const isInvalid = text.trim() !== '' && readRise(state) === undefined;
  const example = unit === 'percent' ? 'Enter a percentage, such as 5 or 2.5.' : 'Enter an amount, such as 0.50.';
  return (
    <div className="field-row">
      <LabelledControl label="Direction">
        <Select
          value={direction}
          onChange={({ target }) => update({ direction: target.value === 'up' ? 'up' : 'down' })}
        >
          <option value="up">Raise</option>
          <option value="down">Lower</option>
        </Select>
      </LabelledControl>
      <Field id={id} label="By" error={isInvalid ? example : undefined}>
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy({ id, hint: '', error: isInvalid ? example : '' })}
          value={text}
          onChange={({ target }) => update({ text: target.value })}
        />
      </Field>
      <LabelledControl label="Unit">
        <Select
          value={unit}
          onChange={({ target }) => update({ unit: target.value === 'pounds' ? 'pounds' : 'percent' })}
        >
          <option value="percent">Percent</option>
          <option value="pounds">Pounds</option>
        </Select>
      </LabelledControl>
      <LabelledControl label="Round">
        <Select
          value={step}
          onChange={({ target }) => update({ step: roundingSteps.find((each) => String(each) === target.value) ?? 10 })}
        >
          {roundingSteps.map((each) => (
            <option key={each} value={each}>
              {stepNames[each]}
            </option>
          ))}
        </Select>
      </LabelledControl>
    </div>
  );
}
