import type { FormValues } from '#schemas/forms/_shared/define-form.ts';

/** The values after a row was added or removed by a button; undefined when no such button was pressed. */
export function changeRows(values: FormValues, fields: FormData): FormValues | undefined {
  const added = fields.get('_add');
  if (typeof added === 'string') return { ...values, [added]: [...rowsIn(values, added), {}] };
  const [, list, at] = /^(\w+)\.(\d+)$/.exec(String(fields.get('_remove') ?? '')) ?? [];
  if (list === undefined) return undefined;
  return { ...values, [list]: rowsIn(values, list).filter((_, index) => index !== Number(at)) };
}

function rowsIn(values: FormValues, list: string): readonly unknown[] {
  const rows = Object.hasOwn(values, list) ? values[list] : undefined;
  return Array.isArray(rows) ? rows : [];
}
