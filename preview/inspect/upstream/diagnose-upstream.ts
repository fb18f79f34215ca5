import { createApiClient } from '#adapters/api-client/client.ts';
import { checkMapping } from '#adapters/api-client/mapping/fields/check-mapping.ts';
import { apiMapping, readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { createClock } from '#adapters/clock.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import type { CheckedCall } from './check-call.ts';
import { checkUpstream } from './check-upstream.ts';
import type { MappedReply } from './note-reply.ts';

/** A guess about what the specification of the API leaves open. */
export interface Guess {
  /** The name in API_MAPPING. */
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly isOverridden: boolean;
}

export interface Diagnosis {
  readonly baseUrl: string;
  readonly calls: readonly CheckedCall[];
  readonly guesses: readonly Guess[];
  /** What has no effect in API_MAPPING. */
  readonly warnings: readonly string[];
}

/** Makes every call to an API that changes nothing, and reports how each reply is read. Never rejects. */
export async function diagnoseUpstream(baseUrl: string, configuration: Configuration): Promise<Diagnosis> {
  const replies: MappedReply[] = [];
  const client = createApiClient({
    baseUrl,
    tokenUrl: configuration.tokenUrl,
    configuration,
    log: () => undefined,
    // Reports addresses of images without https.
    isOwnPath: () => false,
    onReply: (endpoint, reply, repairs, readChanged) => replies.push({ endpoint, reply, repairs, readChanged }),
  });
  const day = addDays(new Date(createClock(configuration.clockOffsetSeconds).now()).toISOString().slice(0, 10), 7);
  const overrides = configuration.apiMapping ?? {};
  const mapping = readApiMapping(overrides);
  const calls = await checkUpstream({ client, replies, day, mapping });
  client.close();
  const guesses = Object.entries(mapping).map(([name, value]) => ({
    name,
    description: Object.entries(apiMapping.shape).find(([field]) => field === name)?.[1].description ?? '',
    value: formatGuess(value),
    isOverridden: Object.hasOwn(overrides, name),
  }));
  return { baseUrl, calls, guesses, warnings: checkMapping(overrides) };
}

const formatGuess = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, each]) => `${name}: ${formatGuess(each)}`)
          .join('; ')
      : String(value);
