/** Runs a task when the browser is idle. Safari has no idle callbacks, so it uses a timeout. */
export const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 100);
