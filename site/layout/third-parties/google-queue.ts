import type { BrowserPlan } from './browser-plan.ts';

type Signals = NonNullable<BrowserPlan['signals']>;

/** The queue that Google's tags read, made if it is not there. */
export function googleQueue(): unknown[] {
  const known: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(known)) return known;
  const queue: unknown[] = [];
  Reflect.set(window, 'dataLayer', queue);
  return queue;
}

/** A command to Google's tags. They know one by its being an arguments object: an array would be ignored. */
export const command: (...args: readonly unknown[]) => void = function pushArguments() {
  // biome-ignore lint/complexity/noArguments: see above.
  googleQueue().push(arguments);
};

const states = (signals: Signals, allowed: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(signals).map(([signal, category]) => [signal, allowed.has(category) ? 'granted' : 'denied']),
  );

/** Denies every signal, before any tag can read the queue. */
export function denySignals(signals: Signals): void {
  command('consent', 'default', states(signals, new Set()));
}

/** Tells running and coming tags what is allowed now. */
export function updateSignals(signals: Signals, allowed: ReadonlySet<string>): void {
  command('consent', 'update', states(signals, allowed));
}
