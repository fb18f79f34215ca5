// Notices that the parent process is gone. Plain JavaScript without packages, like `start.mjs`.

/**
 * Calls `onGone` once another process is the parent. npm passes a signal to the shell between itself and its script,
 * which ends without passing it on.
 */
export function watchParent(onGone, intervalMs = 500) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, intervalMs).unref();
}
