import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { closedFlagNames } from '../content/hours/closed-flags.ts';
import { type ApiMapping, normalizeName } from '../mapping.ts';
import { collectNames } from './collect-names.ts';
import { shapesOf, tileShapes } from './known-shapes.ts';

/** The names in `fieldNames` of API_MAPPING that have no effect, as sentences. */
export function checkFieldNames({ fieldNames }: Pick<ApiMapping, 'fieldNames'>): readonly string[] {
  const entries = Object.entries(fieldNames);
  if (entries.length === 0) return [];
  const known = new Set<string>(closedFlagNames);
  for (const { reply } of Object.values(endpoints).filter(isPublic)) collectNames(reply, known);
  for (const { schema } of Object.values(tiles)) collectNames(schema, known);
  return entries.flatMap(([field, names]) =>
    known.has(field) ? describeOwnNames(field, names) : [describe(field, names, [...known])],
  );
}

/** The names that stay as they are in every kind of record that has the field. */
function describeOwnNames(field: string, names: readonly string[]): readonly string[] {
  const records = [...Object.values(endpoints).filter(isPublic).flatMap(shapesOf), ...tileShapes()].filter((shape) =>
    shape.has(normalizeName(field)),
  );
  return names
    .filter((name) => records.length > 0 && records.every((shape) => shape.has(normalizeName(name))))
    .map(
      (name) =>
        `API_MAPPING: “${name}” in fieldNames.${field} has no effect, because it is itself a field wherever “${field}” is one.`,
    );
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

const isPublic = ({ access }: Endpoint): boolean => access === 'visitor' || access === 'open';
