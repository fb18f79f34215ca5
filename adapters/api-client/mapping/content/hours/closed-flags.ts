import { readBoolean } from '#schemas/content/field/repair/read-other-notation.ts';
import { isBlank } from '#schemas/content/is-blank.ts';

/** Fields that say yes when a day is closed. */
const closedNames = ['closed', 'isClosed', 'closedAllDay', 'isClosedAllDay'] as const;
const openNames = ['isOpen'] as const;
const statusNames = ['status', 'dayStatus', 'openingStatus'] as const;

/** The names of fields that say whether a day is open. No schema has them. */
export const closedFlagNames = [...closedNames, ...openNames, ...statusNames] as const;

export interface ClosedFlags {
  readonly isClosed: boolean;
  /** The flags whose values say neither open nor closed. */
  readonly unclear: readonly { readonly name: string; readonly value: unknown }[];
}

/** Whether a day is stated as closed, whatever its times are. `read` returns the value of a field of the day. */
export function readClosedFlags(read: (name: string) => unknown): ClosedFlags {
  const flags = closedFlagNames
    .map((name) => ({ name, value: read(name) }))
    .filter(({ value }) => !isBlank(value))
    .map((flag) => ({ ...flag, isClosed: readFlag(flag.name, flag.value) }));
  return {
    isClosed: flags.some(({ isClosed }) => isClosed === true),
    unclear: flags.flatMap(({ name, value, isClosed }) => (isClosed === undefined ? [{ name, value }] : [])),
  };
}

function readFlag(name: string, value: unknown): boolean | undefined {
  if (statusNames.some((each) => each === name)) return readStatus(value);
  const stated = typeof value === 'boolean' ? value : readBoolean(value);
  return openNames.some((each) => each === name) && stated !== undefined ? !stated : stated;
}

const closedStatuses = new Set(['closed', 'shut', 'closed all day', 'shut all day']);
const openStatuses = new Set(['open', 'opened', 'normal', 'active', 'open as usual', 'opened as usual']);

/** A number of a status means something else in each system. */
function readStatus(value: unknown): boolean | undefined {
  const status = String(value).trim().toLowerCase();
  if (closedStatuses.has(status)) return true;
  return openStatuses.has(status) ? false : undefined;
}
