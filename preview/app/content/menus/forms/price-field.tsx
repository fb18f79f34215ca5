import { useId, useState } from 'react';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { isAtPath, useForm } from '#preview/app/fields/form-context.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { priceColumn } from '../columns/columns.ts';

const hint = 'In pounds, such as 12.50.';

/** The price of a dish in pounds. A text that cannot be read is stored too: it is an error of the menu. */
export function PriceField() {
  const { value, change, problems } = useForm();
  const id = useId();
  const stored = priceColumn.format(value);
  const [typed, setTyped] = useState<string>();
  const parsed = typed === undefined ? undefined : priceColumn.parse(typed);
  const problem = problems.find(({ path }) => isAtPath(path, priceColumn.path))?.message;
  const error = parsed && !parsed.ok ? parsed.message : problem;
  return (
    <div data-path={formatPath(priceColumn.path)}>
      <Field id={id} label="Price" hint={hint} error={error}>
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ id, hint, error: error ?? '' })}
          value={typed ?? stored}
          onChange={({ target }) => {
            setTyped(target.value);
            change(priceColumn.path, priceColumn.parse(target.value).value, { title: 'Price', isTyping: true });
          }}
          onBlur={() => parsed?.ok && setTyped(undefined)}
        />
      </Field>
    </div>
  );
}
