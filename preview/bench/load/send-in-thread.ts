import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Latencies } from './latencies.ts';
import type { TrafficKind, TrafficOptions } from './traffic.ts';

/** What a thread sends. */
export interface ThreadTraffic {
  readonly kind: string;
  readonly options: TrafficOptions;
}

/**
 * Sends requests of one kind from a thread of its own, so that the work of other clients and of the proxy does not count
 * as response time.
 */
export async function sendInThread({ name: kind }: TrafficKind, options: TrafficOptions): Promise<Latencies> {
  const workerData: ThreadTraffic = { kind, options };
  const thread = new Worker(new URL('traffic-thread.ts', import.meta.url), { workerData });
  const [latencies] = await once(thread, 'message');
  return latencies;
}
