import { isRecord } from '#schemas/content/is-record.ts';
import { describeId, describeReceived } from './describe-repairs.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Describes the flags of days that say neither open nor closed, of a restaurant or of a list of them. */
export function describeFlags(reply: unknown): readonly string[] {
  if (Array.isArray(reply)) return reply.flatMap(describeFlags);
  if (!isRecord(reply)) return [];
  if (Array.isArray(reply.restaurants)) return reply.restaurants.flatMap(describeFlags);
  const week = isRecord(reply.openingTimes) ? Object.entries(reply.openingTimes) : [];
  const overrides: readonly unknown[] = Array.isArray(reply.overrides) ? reply.overrides : [];
  return [
    ...week.flatMap(([day, hours]) => describe(`openingTimes.${day}`, hours, reply)),
    ...overrides.flatMap((hours, at) => describe(`overrides[${at}]`, hours, reply)),
  ];
}

function describe(path: string, hours: unknown, { storeId }: Fields): readonly string[] {
  const flags: readonly unknown[] = isRecord(hours) && Array.isArray(hours.unclearFlags) ? hours.unclearFlags : [];
  return flags
    .filter(isRecord)
    .map(
      ({ name, value }) =>
        `${path} (storeId ${describeId(storeId)}): ${name} is not read, because ${describeReceived(value)} says neither open nor closed`,
    );
}
