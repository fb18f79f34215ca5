import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadTraffic } from './send-in-thread.ts';
import { findTraffic, sendTraffic } from './traffic.ts';

const { kind, options }: ThreadTraffic = workerData;
parentPort?.postMessage(await sendTraffic(findTraffic(kind), options));
