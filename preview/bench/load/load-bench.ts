import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EditorReport, editContinuously } from './editor-work.ts';
import type { Latencies } from './latencies.ts';
import { type InterruptibleProduct, startInterruptibleProduct } from './start-interruptible-product.ts';
import { cachedTraffic, measureCapacity, mixedTraffic, searchTraffic, sendTraffic } from './traffic.ts';
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

async function measureLoad(product: InterruptibleProduct, minutes: number, onPhase: (name: string) => void) {
  const { site } = product;
  const seconds = Math.round(minutes * 60);
  const short = shortSeconds(seconds);
  // The first requests render, and are not measured.
  await measureCapacity(site, short);
  onPhase('measuring the capacity');
  const capacity = await measureCapacity(site, short);
  const rate = capacity * loadShare;
  const cached = { site, connections: 8, rate: Math.max(8, Math.round(rate * cachedTraffic.share)) };
  const phases: Phase[] = [];
  const add = (name: string, kind: string, latencies: Latencies): void =>
    void phases.push({ name, kind, load: loadavg()[0] ?? 0, latencies });

  onPhase('cached pages only');
  add('idle', cachedTraffic.name, await sendTraffic(cachedTraffic, { ...cached, seconds: short }));

  onPhase('cached pages while the renderers are saturated');
  const [served, rendered] = await Promise.all([
    sendTraffic(cachedTraffic, { ...cached, seconds: short }),
    sendTraffic(searchTraffic, { site, connections: 16, seconds: short }),
  ]);
  add('saturated renderers', cachedTraffic.name, served);
  add('saturated renderers', searchTraffic.name, rendered);

  onPhase(`mixed traffic for ${minutes} minutes`);
  const memory = watchMemory(product.sitePid);
  const ended = new AbortController();
  const editing = editContinuously(product, ended.signal);
  const third = Math.max(1, Math.round(seconds / 3));
  for (const { name, begin } of interruptions(product)) {
    onPhase(name);
    begin();
    const all = mixedTraffic.map((kind) =>
      sendTraffic(kind, { site, seconds: third, connections: 8, rate: Math.max(8, Math.round(rate * kind.share)) }),
    );
    for (const [index, latencies] of (await Promise.all(all)).entries())
      add(name, mixedTraffic[index]?.name ?? '', latencies);
  }
  ended.abort();
  const editor = await editing;
  const uncached = phases.filter(({ name, kind }) => name.startsWith('load') && kind !== cachedTraffic.name);
  const renders = uncached.reduce((sum, { latencies }) => sum + latencies.requests, editor.drafts.requests);
  return {
    minutes,
    capacity,
    rate,
    phases,
    editor,
    rendersPerSecond: renders / (3 * third),
    memory: memory.stop(),
  };
}

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
