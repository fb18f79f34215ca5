import { once } from 'node:events';
import { join } from 'node:path';
import { loadOrCreateSecret } from '../access/load-or-create-secret.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { PaymentGateway } from '../integrations/payment/payment-gateway.ts';
import { createTestGateway } from '../integrations/payment/test-gateway.ts';
import type { Log } from '../log.ts';
import { createBookableRestaurants } from './booking/availability/bookable-restaurant.ts';
import { type BookingLimits, defaultBookingLimits } from './booking/availability/booking-limits.ts';
import { defaultGrid, type TimeGrid } from './booking/availability/table-times.ts';
import { createChangeFeed } from './content/changes/change-feed.ts';
import { startPageClock } from './content/pages/page-clock.ts';
import type { DemoData } from './content/seed/demo-data-shape.ts';
import { seedDatabase } from './content/seed/seed.ts';
import { holdsNoContent } from './content/store/seeded-content.ts';
import { finishCreation, isBeingCreated } from './database/embedded-database.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/tables.ts';
import { createFileStore, defaultFilesMegabytes } from './forms/application/file-store.ts';
import { startSweeping } from './forms/operator/sweep-forms.ts';
import { walletPageRoute } from './forms/routes/wallet-routes.ts';
import { loadEditorKey } from './http/editor-key.ts';
import { openApiRoute } from './http/open-api-route.ts';
import { routes } from './http/routes.ts';
import { createHttpServer } from './http/server.ts';
import type { MailDelivery } from './mail/delivery/mail-delivery.ts';
import { createMailWorker, type MailWorker } from './mail/delivery/mail-worker.ts';
import { createMailboxKeeper } from './mail/mailbox-keeper.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { readSiteAddress } from './mail/site-address.ts';
import { createMediaFolder } from './media/media-folder.ts';
import type { Service } from './service.ts';

export interface ServiceInput {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the SQLite file, the editors' secret, and in `media` the pictures and films. */
  readonly dataDir: string;
  /** A PostgreSQL address; undefined: SQLite. */
  readonly databaseUrl?: string | undefined;
  /** Milliseconds that migrating PostgreSQL waits for another copy that does; absent: ten minutes. */
  readonly migrationWaitMs?: number | undefined;
  readonly brandKey: string;
  /** The editors' secret; undefined: the one in the data folder. */
  readonly editorKey?: string | undefined;
  readonly demoData: DemoData;
  /**
   * Whether an empty database is filled with the demo data; absent: only an embedded one that was just created. Demo data
   * that is there is kept up to date likewise.
   */
  readonly seedDemo?: boolean | undefined;
  readonly log: Log;
  readonly clock?: Clock;
  /** Where cards are kept as guarantees; absent: nowhere, by a gateway that says that it is a test one. */
  readonly gateway?: PaymentGateway | undefined;
  /** Where mails go; absent: they stay in the mailbox that people on this machine can read. */
  readonly mail?: MailDelivery | undefined;
  /** The chain’s largest party that can book a table; absent: 20. */
  readonly maxCovers?: number;
  /** How much can be booked before somebody is asked to ring; absent: the configuration’s own defaults. */
  readonly limits?: BookingLimits | undefined;
  /** The times of day at which tables are given; absent: from nine, on the quarters of the hour. */
  readonly grid?: TimeGrid;
  /** The site’s public address, for links in mails; absent: that of the site with the same data folder. */
  readonly siteOrigin?: string | undefined;
  /** The most that files sent with forms may take on the disk; absent: the configuration’s own default. */
  readonly storedFilesMegabytes?: number | undefined;
  /** Whether applicants’ names may hold a hyphen; absent: they may not. */
  readonly jobNameHyphen?: boolean;
  /** In how many years an applicant’s work may have begun, this one among them; absent: 40. */
  readonly workHistoryYears?: number;
}

export interface RunningService {
  /** `http://127.0.0.1:4000`, without a slash at its end. */
  readonly url: string;
  readonly editorKey: string;
  /** Lets requests under way finish for at most 5 seconds, then closes the database. */
  close(): Promise<void>;
}

async function seed(database: Database, input: ServiceInput, clock: Clock): Promise<void> {
  const { databaseUrl, dataDir, demoData, seedDemo, log } = input;
  const isEmbedded = databaseUrl === undefined;
  const permission = {
    mayFill: seedDemo ?? (isEmbedded && isBeingCreated(dataDir)),
    mayUpdate: seedDemo ?? isEmbedded,
  };
  await seedDatabase(database, demoData, new Date(clock.now()).toISOString(), permission);
  if (isEmbedded) finishCreation(dataDir);
  if (await holdsNoContent(database))
    log({
      event: 'no-content',
      level: 'warning',
      message: 'The database is empty. SEED_DEMO=true fills it with the demo.',
    });
}

/** Milliseconds that requests under way may take when the service is told to stop. */
const drainMs = 5000;

/** Starts the embedded service: database, migrations, demo data, HTTP. Resolves when it answers; throws when it cannot. */
export async function startService(input: ServiceInput): Promise<RunningService> {
  const clock = input.clock ?? systemClock;
  const database = await openDatabase(input);
  const { log, limits = defaultBookingLimits } = input;
  let url = '';
  let mailWorker: MailWorker | undefined;
  let sweeper: ReturnType<typeof startSweeping> | undefined;
  let pageClock: ReturnType<typeof startPageClock> | undefined;
  try {
    await seed(database, input, clock);
    const editorKey = loadEditorKey(input.dataDir, input.editorKey);
    mailWorker = input.mail
      ? createMailWorker({ database, clock, log, delivery: input.mail, mailsPerMinute: limits.mailsPerMinute })
      : createMailboxKeeper({ database, clock, log });
    const mostBytes = (input.storedFilesMegabytes ?? defaultFilesMegabytes) * 1_000_000;
    const files = createFileStore(join(input.dataDir, 'files'), { mostBytes, log });
    sweeper = startSweeping({ database, files, clock, log });
    const feed = createChangeFeed(database, clock);
    pageClock = startPageClock({ database, feed, clock, log });
    const service: Service = {
      database,
      feed,
      clock,
      log,
      brandKey: input.brandKey,
      editorKey,
      bookables: createBookableRestaurants(),
      gateway: input.gateway ?? createTestGateway(),
      mailWorker,
      maxCovers: input.maxCovers ?? 20,
      limits,
      grid: input.grid ?? defaultGrid,
      files,
      media: createMediaFolder(join(input.dataDir, 'media')),
      siteOrigin: () => readSiteAddress(input.dataDir, input.siteOrigin),
      ownAddress: () => url,
      walletKey: loadOrCreateSecret(join(input.dataDir, 'wallet-key'), 'The key of cards for wallets'),
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
        await pageClock?.stop();
        await sweeper?.stop();
        await mailWorker?.stop();
        await database.destroy();
      },
    };
  } catch (error) {
    await pageClock?.stop();
    await sweeper?.stop();
    await mailWorker?.stop();
    await database.destroy();
    throw error;
  }
}
