import { endpoints } from '#schemas/api/endpoints.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { type ApiMapping, normalizeName } from '../mapping.ts';
import { collectNames } from './collect-names.ts';

/** The names in `fieldNames` of API_MAPPING that no reply or tile has, as sentences. They have no effect. */
export function checkFieldNames({ fieldNames }: Pick<ApiMapping, 'fieldNames'>): readonly string[] {
  const entries = Object.entries(fieldNames);
  if (entries.length === 0) return [];
  const known = new Set<string>();
  for (const { access, reply } of Object.values(endpoints))
    if (access === 'visitor' || access === 'open') collectNames(reply, known);
  for (const { schema } of Object.values(tiles)) collectNames(schema, known);
  return entries.flatMap(([field, names]) => (known.has(field) ? [] : [describe(field, names, [...known])]));
}

function describe(field: string, names: readonly string[], known: readonly string[]): string {
  const problem = `API_MAPPING: fieldNames.${field} has no effect, because the specification has no field “${field}”.`;
  const sameName = known.find((name) => normalizeName(name) === normalizeName(field));
  const swapped = names.find((name) => known.includes(name));
  if (sameName === undefined && swapped !== undefined)
    return `${problem} The name of the specification comes first: {"${swapped}": ["${field}"]}.`;
  const near = sameName ?? nearestName(field, known);
  return near === undefined ? problem : `${problem} Did you mean “${near}”?`;
}
