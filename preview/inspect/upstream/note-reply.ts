import type { ApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import type { DescribedRepair } from '#adapters/api-client/repair/describe-repairs.ts';
import type { ReadChanged } from '#adapters/api-client/request/read-reply.ts';
import { readPage } from '#blocks/page-reader.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { listIgnoredFields } from './list-ignored-fields.ts';
import { noteTiles } from './note-tiles.ts';

export interface MappedReply {
  readonly endpoint: Endpoint;
  readonly reply: unknown;
  readonly repairs: readonly DescribedRepair[];
  readonly readChanged: ReadChanged;
}

export interface Note {
  readonly text: string;
  /** `ignored`: a field that the product does not have. It says nothing about how well the rest was read. */
  readonly kind: 'loss' | 'repair' | 'ignored';
}

export interface Described {
  readonly count?: number | undefined;
  readonly notes?: readonly Note[];
}

export const outcomeOf = (notes: readonly Note[]): 'read' | 'repaired' | 'incomplete' => {
  if (notes.some(({ kind }) => kind === 'loss')) return 'incomplete';
  return notes.some(({ kind }) => kind === 'repair') ? 'repaired' : 'read';
};

/** What was repaired in a reply, and which of its fields are not read. */
export function noteReply(received: MappedReply, mapping: ApiMapping): readonly Note[] {
  const ignored = listIgnoredFields(received);
  const near = ignored.flatMap(({ record, name, near: field }) =>
    field === undefined ? [] : [`${record && `${record}.`}${name}: did you mean ${field}?`],
  );
  const others = Map.groupBy(
    ignored.filter((field) => field.near === undefined),
    ({ record }) => record,
  );
  return [
    ...received.repairs.map(
      ({ kind, text }): Note => ({ text, kind: kind === 'converted' || kind === 'default' ? 'repair' : 'loss' }),
    ),
    ...listNullEntries(received.reply).map(
      (path): Note => ({ text: `${formatPath(path)} left out: it is null`, kind: 'repair' }),
    ),
    ...near.map((text): Note => ({ text, kind: 'loss' })),
    ...[...others].map(([record, fields]): Note => {
      const names = fields.map(({ name }) => name).join(', ');
      return { text: `${record && `${record}: `}not read: ${names}`, kind: 'ignored' };
    }),
    ...noteTiles(received.reply, mapping),
  ];
}

/** The paths of the list entries that are null. They are left out as if they were absent, so no repair names them. */
function listNullEntries(value: unknown, path: readonly PathStep[] = []): readonly (readonly PathStep[])[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, at) =>
      entry === null ? [[...path, at]] : listNullEntries(entry, [...path, at]),
    );
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => listNullEntries(field, [...path, name]));
}

/** The length of a list of the reply. */
export const countList =
  <Name extends string>(name: Name) =>
  ({ [name]: list }: { readonly [Each in Name]?: unknown }): Described =>
    Array.isArray(list) ? { count: list.length } : {};

/** The options of a field of the contact form. */
export const describeOptions =
  (field: string) =>
  (options: readonly unknown[]): Described => ({ count: options.length, notes: noteOptions(field, options) });

export const noteOptions = (field: string, options: readonly unknown[]): readonly Note[] =>
  options.length > 0 ? [] : [{ text: `no options for ${field}: it is left out of the contact form`, kind: 'loss' }];

/** The tiles of a page and what the renderer says about them. */
export function describePage(page: unknown): Described {
  const read = readPage(page);
  return {
    count: read.ok ? read.value.tiles.length : undefined,
    notes: read.problems.map(({ path, message, severity }) => ({
      text: `${formatPath(path)}: ${message}`,
      kind: severity === 'error' ? 'loss' : 'repair',
    })),
  };
}
