import type { Log } from '#adapters/log.ts';

const dayMs = 86_400_000;

interface DailyWork {
  run(): Promise<void>;
  /** The log event of a failure. */
  readonly failureEvent: string;
  readonly log: Log;
}

/** Runs work at once and then daily. A failure is logged and made up for by the next run. */
export function startDaily({ run, failureEvent, log }: DailyWork): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const start = (): void => {
    running = running.then(run).catch(() => log({ event: failureEvent, level: 'warning' }));
  };
  start();
  const timer = setInterval(start, dayMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
