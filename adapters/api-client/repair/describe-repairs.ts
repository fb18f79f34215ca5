import type { Repair } from '#schemas/content/field/repair/repair-value.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';

export interface DescribedRepair {
  /** `unclear`: it matches its schema and has no clear meaning. */
  readonly kind: Repair['kind'] | 'unclear';
  /** “jobs[3] (job_id 17) left out: name must be text, received a list”. */
  readonly text: string;
}

/** The greatest loss first. */
const kinds: readonly Repair['kind'][] = ['removed', 'shortened', 'default', 'converted'];

const actions: Readonly<Record<Repair['kind'], string>> = {
  removed: 'left out',
  shortened: 'shortened',
  default: 'replaced by the default',
  converted: 'converted',
};

/**
 * Describes the repairs of a reply for logs and reports, the greatest loss first. Fields of the same name that were
 * converted or replaced for the same reason are described once.
 */
export function describeRepairs(reply: unknown, repairs: readonly Repair[]): readonly DescribedRepair[] {
  const groups = Map.groupBy(repairs, (repair) => {
    const { kind, path, message } = repair;
    return kind === 'removed' || kind === 'shortened' ? repair : [kind, path.findLast(isName), message].join(' ');
  });
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const rest = others.length > 0 ? ` (and ${others.length} more like it)` : '';
      return [{ kind: first.kind, text: describeRepair(reply, first) + rest }];
    })
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

const isName = (step: PathStep): boolean => typeof step === 'string';

function describeRepair(reply: unknown, { path, cause, kind, message, received }: Repair): string {
  const id = findEntryId(reply, path);
  const subject = `${formatPath(path)}${id === undefined ? '' : ` (${id})`}`;
  const field = cause.length > path.length ? `${formatPath(cause.slice(path.length))} ` : '';
  // What to enter is for editors.
  const reason = message.replace(/^is required: .*/, 'is required');
  return `${subject} ${actions[kind]}: ${field}${reason}, received ${describeReceived(received)}`;
}

/** The fields that can identify an entry of a list, in order of preference. */
const idFields = ['storeId', 'job_id', 'id', 'slug', 'key', 'name', 'linkText'] as const;

/** The id of the innermost list entry that a path is in. */
function findEntryId(reply: unknown, path: readonly PathStep[]): string | undefined {
  let value = reply;
  let id: string | undefined;
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
    if (typeof step !== 'number' || !isRecord(value)) continue;
    const entry = value;
    const name = idFields.find((field) => ['string', 'number'].includes(typeof entry[field]));
    id = name && `${name} ${describeId(entry[name])}`;
  }
  return id;
}

/** Longest text that is repeated in a log. */
const maxShownLength = 40;

/** An id for logs. */
export const describeId = (id: unknown): string => String(id).slice(0, maxShownLength);

/** A value for logs. Long texts and texts that may be an address or a telephone number are not repeated. */
export function describeReceived(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return String(value);
  const isPrivate = value.includes('@') || value.replace(/\D/g, '').length > 6;
  return value.length > maxShownLength || isPrivate ? 'another text' : `“${value}”`;
}
