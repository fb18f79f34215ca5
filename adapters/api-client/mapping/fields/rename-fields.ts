import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type ApiMapping, findByName, normalizeName } from '../mapping.ts';
import { readPounds } from './read-pounds.ts';

/**
 * Gives each object of a reply the fields that `fieldNames` of the mapping states under other names. A field that has a
 * value under its own name is not changed. A field in pence gets the pence of an amount in pounds.
 */
export function renameFields(json: unknown, { fieldNames }: Pick<ApiMapping, 'fieldNames'>): unknown {
  const fields = Object.entries(fieldNames);
  return fields.length === 0 ? json : rename(json, fields);
}

function rename(json: unknown, fields: readonly (readonly [field: string, names: readonly string[]])[]): unknown {
  if (Array.isArray(json)) return json.map((entry: unknown) => rename(entry, fields));
  if (!isRecord(json)) return json;
  const renamed = fields.flatMap(([field, names]) => {
    const stated = isBlank(json[field]) ? findByName(json, names) : undefined;
    const pence = field.endsWith('Pence') ? readPounds(stated) : undefined;
    return stated === undefined ? [] : [[field, pence ?? stated] as const];
  });
  const others = new Set(
    fields
      .filter(([field]) => renamed.some(([each]) => each === field))
      .flatMap(([, names]) => names.map(normalizeName)),
  );
  const unchanged = Object.entries(json).filter(([name]) => !others.has(normalizeName(name)));
  return Object.fromEntries([...unchanged, ...renamed].map(([name, value]) => [name, rename(value, fields)]));
}
