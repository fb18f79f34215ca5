import { once } from 'node:events';
import { join } from 'node:path';
import { createMemoryState } from '#adapters/shared-state/memory-state.ts';
import { openPostgresState } from '#adapters/shared-state/postgres-state.ts';
import type { SharedState } from '#adapters/shared-state/shared-state.ts';
import { defaultTheme, type ThemeColours } from '#schemas/content/theme/theme-colours.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { PaymentGateway } from '../integrations/payment/payment-gateway.ts';
import { createTestGateway } from '../integrations/payment/test-gateway.ts';
import type { Log } from '../log.ts';
import { createMediaStore } from '../media-store/create-media-store.ts';
import { createBookableRestaurants } from './booking/availability/bookable-restaurant.ts';
import { type BookingLimits, defaultBookingLimits } from './booking/availability/booking-limits.ts';
import { defaultGrid, type TimeGrid } from './booking/availability/table-times.ts';
import { startWaitingWorker, type WaitingWorker } from './booking/waiting/waiting-worker.ts';
import { createChangeFeed } from './content/changes/change-feed.ts';
import { startPageScheduler } from './content/pages/page-scheduler.ts';
import type { DemoData } from './content/seed/demo-data.ts';
import { seedDatabase } from './content/seed/seed.ts';
import { hasNoContent } from './content/store/seeded-content.ts';
import { finishCreation, isBeingCreated } from './database/embedded-database.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/tables.ts';
import { createFileStore, defaultFilesMegabytes } from './forms/application/file-store.ts';
import { sweepForms } from './forms/operator/sweep-forms.ts';
import { walletPageRoute } from './forms/routes/wallet-routes.ts';
import { loadEditorKey } from './http/editor-key.ts';
import { routes } from './http/routes.ts';
import { createHttpServer } from './http/server.ts';
import type { MailDelivery } from './mail/delivery/mail-delivery.ts';
import { createMailWorker, type MailWorker } from './mail/delivery/mail-worker.ts';
import { createLocalMailbox } from './mail/local-mailbox.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { readSiteAddress } from './mail/site-address.ts';
import { createMediaFolder } from './media/files/media-folder.ts';
import { uploadPartsInput } from './media/library/receive-upload.ts';
import { sweepMedia } from './media/library/sweep-media.ts';
import { openApiRoute } from './open-api/open-api-route.ts';
import type { Service } from './service.ts';
import { startDaily } from './start-daily.ts';

export interface ServiceOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the SQLite file and the editors' secret, with images and videos in `media`. */
  readonly dataDir: string;
  /** PostgreSQL connection URL; undefined: SQLite. */
  readonly databaseUrl?: string | undefined;
  /** Milliseconds that a PostgreSQL migration waits for another copy; default: ten minutes. */
  readonly migrationWaitMs?: number | undefined;
  readonly brandKey: string;
  /** The editors' secret; default: the one in the data folder. */
  readonly editorKey?: string | undefined;
  /** Called only when the demo data is about to be written or updated. */
  readonly loadDemoData: () => Promise<DemoData>;
  /**
   * Whether to fill an empty database with demo data; default: only an embedded database that was just created.
   * Existing demo data is updated under the same condition.
   */
  readonly seedDemo?: boolean | undefined;
  readonly log: Log;
  readonly clock?: Clock;
  /** Gateway that stores cards as guarantees; default: the test gateway, which stores none. */
  readonly gateway?: PaymentGateway | undefined;
  /** Delivery of mails; default: they stay in the local mailbox. */
  readonly mail?: MailDelivery | undefined;
  /** Largest party that can book online; default: 20. */
  readonly maxCovers?: number;
  /** Milliseconds for which a freed table is reserved for the first on the waiting list; default: 15 minutes. */
  readonly waitingOfferMs?: number | undefined;
  /** Limits on bookings and mails; default: the configuration's defaults. */
  readonly limits?: BookingLimits | undefined;
  /** Times of day at which tables are offered; default: from nine, every quarter of an hour. */
  readonly grid?: TimeGrid;
  /** The site's public origin, for links in mails; default: that of the site with the same data folder. */
  readonly siteOrigin?: string | undefined;
  /** The site's colours, for mails; default: the theme's own. */
  readonly theme?: ThemeColours | undefined;
  /** Storage for uploaded files; default: the configuration's default. */
  /** URL of the bucket of uploaded images and videos; default: they are in the data folder. */
  readonly mediaStoreUrl?: string | undefined;
  readonly storedFilesMegabytes?: number | undefined;
  /** Whether applicants' names may contain a hyphen; default: false. */
  readonly jobNameHyphen?: boolean;
  /** Number of years, including the current one, in which an applicant's work may have started; default: 40. */
  readonly workHistoryYears?: number;
}

export interface RunningService {
  /** `http://127.0.0.1:4000`, without a trailing slash. */
  readonly url: string;
  readonly editorKey: string;
  /** Waits at most 5 seconds for running requests, then closes the database. */
  close(): Promise<void>;
}

async function seedDemoData(database: Database, input: ServiceOptions, clock: Clock): Promise<void> {
  const { databaseUrl, dataDir, loadDemoData, seedDemo, log } = input;
  const isEmbedded = databaseUrl === undefined;
  const seedOptions = {
    canFill: seedDemo ?? (isEmbedded && isBeingCreated(dataDir)),
    canUpdate: seedDemo ?? isEmbedded,
  };
  if (seedOptions.canFill || seedOptions.canUpdate)
    await seedDatabase(database, await loadDemoData(), new Date(clock.now()).toISOString(), seedOptions);
  if (isEmbedded) finishCreation(dataDir);
  if (await hasNoContent(database))
    log({
      event: 'no-content',
      level: 'warning',
      message: 'The database is empty. Set SEED_DEMO=true to fill it with demo content.',
    });
}

/** Milliseconds that running requests have to finish when the service stops. */
const drainMs = 5000;

/**
 * Starts the embedded service: database, migrations, demo data and HTTP server. Resolves when it is ready; throws if it
 * cannot start.
 */
export async function startService(input: ServiceOptions): Promise<RunningService> {
  const clock = input.clock ?? systemClock;
  const database = await openDatabase(input);
  const { log, limits = defaultBookingLimits } = input;
  let url = '';
  let state: SharedState | undefined;
  let mailWorker: MailWorker | undefined;
  let waitingWorker: WaitingWorker | undefined;
  const sweeps: ReturnType<typeof startDaily>[] = [];
  let pageScheduler: ReturnType<typeof startPageScheduler> | undefined;
  try {
    await seedDemoData(database, input, clock);
    const editorKey = loadEditorKey(input.dataDir, input.editorKey);
    state = input.databaseUrl
      ? await openPostgresState({ url: input.databaseUrl, log, now: Date.now })
      : createMemoryState(input.dataDir);
    mailWorker = input.mail
      ? createMailWorker({ database, clock, log, delivery: input.mail, mailsPerMinute: limits.mailsPerMinute })
      : createLocalMailbox({ database, clock, log });
    const maxBytes = (input.storedFilesMegabytes ?? defaultFilesMegabytes) * 1_000_000;
    const files = createFileStore(join(input.dataDir, 'files'), { maxBytes, log });
    sweeps.push(
      startDaily({ run: () => sweepForms({ database, files, clock }), failureEvent: 'form-sweep-failed', log }),
    );
    const feed = createChangeFeed(database, clock);
    pageScheduler = startPageScheduler({ database, feed, clock, log });
    const mediaStore = createMediaStore(input);
    sweeps.push(
      startDaily({ run: () => sweepMedia({ database, mediaStore, clock }), failureEvent: 'media-sweep-failed', log }),
    );
    const shared = {
      database,
      clock,
      log,
      bookableRestaurants: createBookableRestaurants(),
      mailWorker,
      maxCovers: input.maxCovers ?? 20,
      grid: input.grid ?? defaultGrid,
      siteOrigin: () => readSiteAddress(input.dataDir, input.siteOrigin),
      theme: input.theme ?? defaultTheme,
      bookingKey: await state.loadSecret('booking-key'),
      waitingOfferMs: input.waitingOfferMs ?? 900_000,
    };
    waitingWorker = startWaitingWorker(shared);
    const service: Service = {
      ...shared,
      feed,
      brandKey: input.brandKey,
      editorKey,
      createSharedLimit: input.databaseUrl ? state.createKeyLimit : undefined,
      gateway: input.gateway ?? createTestGateway(),
      waitingWorker,
      limits,
      files,
      media: createMediaFolder(join(input.dataDir, 'media')),
      mediaStore,
      uploadParts: state.createValues(uploadPartsInput),
      ownAddress: () => url,
      walletKey: await state.loadSecret('wallet-key'),
      jobNameHyphen: input.jobNameHyphen ?? false,
      workHistoryYears: input.workHistoryYears ?? 40,
    };
    const { server, stop } = createHttpServer(
      [...Object.values(routes), ...(input.mail ? [] : mailboxRoutes), walletPageRoute, openApiRoute],
      service,
    );
    server.listen(input.port, input.host);
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : input.port;
    const host = input.host.includes(':') ? `[${input.host}]` : input.host;
    url = `http://${host}:${port}`;
    return {
      url,
      editorKey,
      async close() {
        await stop(drainMs);
        await waitingWorker?.stop();
        await pageScheduler?.stop();
        for (const sweep of sweeps) await sweep.stop();
        await mailWorker?.stop();
        await state?.close();
        await database.destroy();
      },
    };
  } catch (error) {
    await waitingWorker?.stop();
    await pageScheduler?.stop();
    for (const sweep of sweeps) await sweep.stop();
    await mailWorker?.stop();
    await state?.close();
    await database.destroy();
    throw error;
  }
}
