import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '#adapters/log.ts';
import { createFixedClock } from '#adapters/testing/fixed-clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { defaultBookingLimits } from '../booking/availability/booking-limits.ts';
import { smallData } from '../content/seed/small-data.ts';
import { type RunningService, startService } from '../start-service.ts';

interface SmallService extends RunningService {
  /** Headers of visitor requests. */
  readonly visitor: Readonly<Record<string, string>>;
  /** Headers of editor requests. */
  readonly editor: Readonly<Record<string, string>>;
}

/**
 * For tests: the embedded service with the small test content on a fixed day. Its temporary folder is deleted when it
 * closes.
 */
export async function startSmallService(log: Log): Promise<SmallService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'small-service-'));
  const brandKey = 'pandan-row';
  const service = await startService({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    brandKey,
    loadDemoData: async () => smallData,
    clock: createFixedClock(),
    // Load tests make more bookings per minute than the default limit allows for a whole chain.
    limits: { ...defaultBookingLimits, mailsPerMinute: 1_000_000 },
    log,
  });
  const reply = await fetch(`${service.url}/api/token`, { method: 'POST' });
  const { accessToken } = endpoints.token.reply.parse(await reply.json());
  return {
    ...service,
    visitor: {
      authorization: `Bearer ${accessToken}`,
      'x-brand-key': brandKey,
      'x-session-id': crypto.randomUUID(),
    },
    editor: { 'x-editor-key': service.editorKey },
    async close() {
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
