import type { BrowserPlan } from './browser-plan.ts';

type Signals = NonNullable<BrowserPlan['signals']>;

/** The queue that Google’s tags read, created if it is missing. */
export function googleQueue(): unknown[] {
  const known: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(known)) return known;
  const queue: unknown[] = [];
  Reflect.set(window, 'dataLayer', queue);
  return queue;
}

/**
 * Sends a command to Google’s tags. They recognise commands by their type: an arguments object. An array would be
 * ignored.
 */
export const command: (...args: readonly unknown[]) => void = function pushArguments() {
  // biome-ignore lint/complexity/noArguments: see above.
  googleQueue().push(arguments);
};

const signalStates = (signals: Signals, allowed: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(signals).map(([signal, category]) => [signal, allowed.has(category) ? 'granted' : 'denied']),
  );

/** Denies every signal. Must run before any tag reads the queue. */
export function denySignals(signals: Signals): void {
  command('consent', 'default', signalStates(signals, new Set()));
}

/** Tells current and later tags what is allowed. */
export function updateSignals(signals: Signals, allowed: ReadonlySet<string>): void {
  command('consent', 'update', signalStates(signals, allowed));
}
