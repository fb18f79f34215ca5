// Notices that the parent process is gone. Plain JavaScript without packages, like `start.mjs`.

/**
 * Calls `onGone` once another process is the parent. npm passes SIGINT and SIGTERM on to its script, because the script
 * in `package.json` begins with `exec`, which has no shell between them; on Windows the part after `||` runs. Nothing
 * passes on SIGKILL.
 */
export function watchParent(onGone, intervalMs = 500) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, intervalMs).unref();
}
