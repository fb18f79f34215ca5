import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EditorReport, editContinuously } from './editor-work.ts';
import type { Latencies } from './latencies.ts';
import { sendInThread } from './send-in-thread.ts';
import { type InterruptibleProduct, startInterruptibleProduct } from './start-interruptible-product.ts';
import { cachedTraffic, mixedTraffic, mixture, searchTraffic, type TrafficKind } from './traffic.ts';
import { type MemoryReport, watchMemory } from './watch-memory.ts';

/** Response times of one kind of request during one part of the benchmark. */
export interface Phase {
  readonly name: string;
  readonly kind: string;
  /** The load average of the machine at its end. */
  readonly load: number;
  readonly latencies: Latencies;
}

export interface LoadReport {
  readonly minutes: number;
  /** Mixed requests a second that the site answers at most, and how many were sent. */
  readonly capacity: number;
  readonly rate: number;
  readonly phases: readonly Phase[];
  readonly editor: EditorReport;
  readonly rendersPerSecond: number;
  readonly memory: MemoryReport;
}

/** The names of the phases that are compared. */
export const idleName = 'idle';
export const saturatedName = 'saturated renderers';

const loadShare = 0.7;
const slowServiceMs = 500;

/** A phase without interruptions: long enough for a 99th percentile, and short compared with the load. */
const shortSeconds = (seconds: number): number => Math.max(3, Math.min(20, Math.round(seconds / 10)));

/**
 * Sends mixed traffic to the built product for some minutes, while an editor works. After a third of the time the
 * service is restarted, after two thirds it becomes slow. The clients share the machine's cores with the product.
 */
export async function benchLoad(minutes: number, onPhase: (name: string) => void): Promise<LoadReport> {
  const product = await startInterruptibleProduct();
  try {
    return await measureLoad(product, minutes, onPhase);
  } finally {
    await product.stop();
  }
}

async function measureLoad(
  product: InterruptibleProduct,
  minutes: number,
  onPhase: (name: string) => void,
): Promise<LoadReport> {
  const seconds = Math.round(minutes * 60);
  const shortPhase = { site: product.site, seconds: shortSeconds(seconds) };
  // The first requests render, and are not measured.
  await measureCapacity(shortPhase);
  onPhase('measuring the capacity');
  const capacity = await measureCapacity(shortPhase);
  const rate = capacity * loadShare;
  onPhase('cached pages with idle and with saturated renderers');
  const comparison = await compareCachedPages(shortPhase, rate);
  const memory = watchMemory(product.sitePid);
  const ended = new AbortController();
  const editing = editContinuously(product, ended.signal);
  const loaded: Phase[] = [];
  const thirdSeconds = Math.max(1, Math.round(seconds / 3));
  for (const { name, begin } of interruptions(product)) {
    onPhase(name);
    begin();
    loaded.push(...(await sendMixture(name, { site: product.site, seconds: thirdSeconds }, rate)));
  }
  ended.abort();
  const editor = await editing;
  const uncached = loaded.filter(({ kind }) => kind !== cachedTraffic.name);
  const renders = uncached.reduce((sum, { latencies }) => sum + latencies.requests, editor.drafts.requests);
  const rendersPerSecond = renders / (3 * thirdSeconds);
  return {
    minutes,
    capacity,
    rate,
    phases: [...comparison, ...loaded],
    editor,
    rendersPerSecond,
    memory: memory.stop(),
  };
}

interface PhaseOptions {
  readonly site: string;
  readonly seconds: number;
}

const connections = 8;

/** How many requests of the mixture the site can answer a second. */
async function measureCapacity({ site, seconds }: PhaseOptions): Promise<number> {
  return (await sendInThread(mixture, { site, seconds, connections: 32 })).requests / seconds;
}

/** Requests a second of one kind, at least one for each connection. */
const rateOf = ({ share }: TrafficKind, rate: number): number => Math.max(connections, Math.round(rate * share));

const phase = (name: string, kind: TrafficKind, latencies: Latencies): Phase => ({
  name,
  kind: kind.name,
  load: loadavg()[0] ?? 0,
  latencies,
});

/** Pairs of phases that are compared: the 99th percentile of a single one is mostly chance. */
const pairs = 5;

async function compareCachedPages(options: PhaseOptions, rate: number): Promise<Phase[]> {
  const phases: Phase[] = [];
  for (let count = 0; count < pairs; count += 1) phases.push(...(await comparePair(options, rate)));
  return phases;
}

/** Cached pages alone, and then while as many searches are rendered as possible. */
async function comparePair(options: PhaseOptions, rate: number): Promise<Phase[]> {
  const sendCached = () => sendInThread(cachedTraffic, { ...options, connections, rate: rateOf(cachedTraffic, rate) });
  const idle = phase(idleName, cachedTraffic, await sendCached());
  const [cached, searches] = await Promise.all([
    sendCached(),
    sendInThread(searchTraffic, { ...options, connections: 16 }),
  ]);
  return [idle, phase(saturatedName, cachedTraffic, cached), phase(saturatedName, searchTraffic, searches)];
}

/** All kinds of requests at the same time, in their shares. */
const sendMixture = (name: string, options: PhaseOptions, rate: number): Promise<Phase[]> =>
  Promise.all(
    mixedTraffic.map(async (kind) =>
      phase(name, kind, await sendInThread(kind, { ...options, connections, rate: rateOf(kind, rate) })),
    ),
  );

/** The thirds of the load, and what happens at the beginning of each. */
const interruptions = (product: InterruptibleProduct) => [
  { name: 'load', begin: () => undefined },
  { name: 'load, service restarted', begin: () => void restartSoon(product) },
  { name: `load, service ${slowServiceMs} ms slower`, begin: () => product.setServiceDelay(slowServiceMs) },
];

/** After a second, so that requests are under way. */
async function restartSoon(product: InterruptibleProduct): Promise<void> {
  await sleep(1000);
  await product.restartService();
}
