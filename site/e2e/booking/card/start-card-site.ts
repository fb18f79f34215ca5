import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { createBraintreeGateway } from '#adapters/integrations/payment/braintree-gateway.ts';
import { createFakeBraintree, type FakeBraintree } from '#adapters/integrations/payment/fake-braintree.ts';
import type { LogEntry } from '#adapters/log.ts';
import { startService } from '#adapters/service/start-service.ts';
import { productClock } from '#site/e2e/product/product-time.ts';
import { startSite } from '#site/e2e/product/start-site.ts';
import { fakeToken } from './fake-braintree.ts';

export interface CardSite {
  readonly url: string;
  /** Requests that Braintree's server got from the service. */
  readonly braintree: FakeBraintree;
  readonly log: readonly LogEntry[];
  stop(): Promise<void>;
}

/** Starts a site that takes cards through Braintree, with a service of its own. Only Braintree's servers are fakes. */
export async function startCardSite(): Promise<CardSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'card-service-'));
  const braintree = createFakeBraintree(fakeToken);
  const log: LogEntry[] = [];
  const keep = (entry: LogEntry): void => void log.push(entry);
  const service = await startService({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    brandKey: 'pandan-row',
    loadDemoData: async () => demoData,
    clock: productClock,
    log: keep,
    gateway: createBraintreeGateway(braintree, keep),
  });
  const site = await startSite({ API_URL: service.url, BRAINTREE_ENABLED: 'true', BRAINTREE_ENVIRONMENT: 'sandbox' });
  return {
    url: site.url,
    braintree,
    log,
    async stop() {
      await site.stop();
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
