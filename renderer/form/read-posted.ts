import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldSchema } from './form-schema.ts';

/** The posted fields of a form, by name. */
export interface Posted {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
  keys(): Iterable<string>;
}

/** More rows of a list are ignored. */
const maximumRows = 60;

/** Reads the fields of a form that was posted without script or read from the page. `experience.0.employer` is the field of a row. Pure. */
export function readPosted(schema: FieldSchema, posted: Posted, within = ''): FormValues {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const value = readField(field, posted, within + name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function readField(field: FieldSchema, posted: Posted, name: string): unknown {
  switch (field.type) {
    case 'object':
      return readPosted(field, posted, `${name}.`);
    case 'array':
      return field.items?.type === 'object'
        ? rowsOf(posted, name).map((at) => readPosted(field.items ?? {}, posted, `${name}.${at}.`))
        : posted.getAll(name).filter((value) => typeof value === 'string');
    case 'boolean':
      return posted.get(name) === 'on';
    default: {
      const value = posted.get(name);
      return typeof value === 'string' ? value : undefined;
    }
  }
}

/** The numbers of the posted rows, in ascending order. */
function rowsOf(posted: Posted, name: string): readonly number[] {
  const numbers = new Set<number>();
  for (const key of posted.keys()) {
    const at = key.startsWith(`${name}.`) ? /^\d{1,3}(?=\.)/.exec(key.slice(name.length + 1))?.[0] : undefined;
    if (at !== undefined) numbers.add(Number(at));
  }
  return [...numbers].sort((one, other) => one - other).slice(0, maximumRows);
}
