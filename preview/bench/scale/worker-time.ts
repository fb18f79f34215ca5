import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of processor time that a process's worker threads have used. Linux only: the name of a thread is in
 * `comm`, its time in nanoseconds is the first number of `schedstat`. Source: proc(5).
 */
export function readWorkerMs(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const times = readdirSync(folder).map((thread) => {
    const isWorker = readFileSync(`${folder}/${thread}/comm`, 'utf8').trim() === 'WorkerThread';
    return isWorker ? Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6 : 0;
  });
  return times.reduce((sum, each) => sum + each, 0);
}
