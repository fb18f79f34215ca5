import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServiceProcess } from '#adapters/service/testing/start-service-process.ts';
import { editorKey, type Product, startProduct } from '../product/start-product.ts';
import { reportFile } from '../write-report.ts';
import { startDelayingProxy } from './start-delaying-proxy.ts';

/** The built product, with a service that can be restarted and slowed down. */
export interface InterruptibleProduct extends Product {
  /** Stops the service and starts it again at the same address. */
  restartService(): Promise<void>;
  setServiceDelay(milliseconds: number): void;
}

export async function startInterruptibleProduct(): Promise<InterruptibleProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  let port = '0';
  const startService = async (): Promise<{ child: ChildProcess; url: string }> => {
    const service = await startServiceProcess({
      DATA_DIR: dataDir,
      PORT: port,
      EDITOR_KEY: editorKey,
      CLOCK_OFFSET_SECONDS: '0',
    });
    // Nobody reads its log, which would otherwise block it.
    service.child.stderr?.resume();
    return service;
  };
  let service = await startService();
  ({ port } = new URL(service.url));
  const stopService = async (): Promise<void> => {
    const ended = once(service.child, 'exit');
    service.child.kill('SIGTERM');
    await ended;
  };
  const proxy = await startDelayingProxy(service.url);
  const env = {
    API_URL: proxy.url,
    API_IDEMPOTENT: 'true',
    MEDIA_FROM_API: 'false',
    CALLS_PER_VISITOR: '100000000',
  } as const;
  // While the service fails, the log has a line for each request.
  const product = await startProduct({ dataDir, env, logFile: reportFile('load.log') });
  return {
    ...product,
    // Editors are not slowed down.
    service: service.url,
    async restartService() {
      await stopService();
      service = await startService();
    },
    setServiceDelay: proxy.setDelay,
    async stop() {
      await product.stop();
      proxy.close();
      await stopService();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
