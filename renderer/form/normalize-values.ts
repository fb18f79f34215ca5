import { isRecord } from '#schemas/content/is-record.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { normalizeText } from '#schemas/forms/_shared/rules/normalize-text.ts';
import type { FieldSchema } from './form-schema.ts';

/**
 * The values of a form in canonical form: trimmed texts, numbers as numbers, no empty values, and no fields that the form
 * does not have. Pure; the same in the browser and on the server.
 */
export function normalizeValues(schema: FieldSchema, values: FormValues): FormValues {
  const required = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const value = normalizeValue(field, Object.hasOwn(values, name) ? values[name] : undefined, required.has(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A required list without entries is an empty list: a browser sends nothing for it. */
function normalizeValue(field: FieldSchema, value: unknown, required: boolean): unknown {
  const normalized = normalizeKind(field, value, required);
  return normalized === undefined && required && field.type === 'array' ? [] : normalized;
}

function normalizeKind(field: FieldSchema, value: unknown, required: boolean): unknown {
  if (Array.isArray(value)) return normalizeList(field, value);
  if (isRecord(value)) {
    if (field.type !== 'object') return value;
    const inner = normalizeValues(field, value);
    return Object.keys(inner).length > 0 || required ? inner : undefined;
  }
  if (typeof value === 'string') return normalizeString(field, value);
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  return value === null || (value === false && field.const === true) ? undefined : value;
}

function normalizeList(field: FieldSchema, values: readonly unknown[]): unknown {
  const { items = {} } = field;
  if (field.type !== 'array') return values;
  const normalized = values.flatMap((each) => {
    const value = normalizeKind(items, each, true);
    return value === undefined ? [] : [value];
  });
  return normalized.length > 0 ? normalized : undefined;
}

/** A number field keeps text that is not a number, so that validation can report it. */
function normalizeString(field: FieldSchema, value: string): unknown {
  const text = normalizeText(value);
  if (text === '') return undefined;
  if (field.type === 'integer') return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  return text;
}
