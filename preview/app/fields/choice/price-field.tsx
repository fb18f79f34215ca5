import { useState } from 'react';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { formatPounds } from '#preview/review/values/format-pounds.ts';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';

/** Whole pence as pounds: 1250 is “12.50”. Anything else is shown as it is. */
export const formatWholePence = (value: unknown): string => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return (/^\d+$/.test(text) ? formatPounds(text) : undefined) ?? text;
};

/** Pounds as pence. A text that is not an amount stays, so that its mistake is shown; an empty one removes the value. */
export function parsePounds(text: string): number | string | undefined {
  const typed = text.trim().replace(/^£\s*/, '');
  if (typed === '') return undefined;
  return /^\d{1,6}(\.\d{0,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : `£${typed}`;
}

/** An amount in pounds, which is stored in pence. */
export function PriceField({ value, type, attributes }: ControlProps<FieldOf<'number'>>) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...attributes}
      inputMode="decimal"
      value={typed ?? formatWholePence(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        type(parsePounds(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
