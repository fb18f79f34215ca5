import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { createClock } from '../clock.ts';
import { createGateway } from '../integrations/payment/create-gateway.ts';
import type { LogEntry } from '../log.ts';
import { isPortInUse, listenFailure } from '../process/listen-failure.ts';
import { onStopRequest } from '../process/on-stop-request.ts';
import { UnusableDatabase } from './database/embedded-database.ts';
import { createSmtpDelivery } from './mail/delivery/smtp-delivery.ts';
import { startService } from './start-service.ts';

/**
 * Runs the embedded service as its own process. Reads PORT, HOST, DATA_DIR, DATABASE_URL, SEED_DEMO, BRAND_KEY,
 * EDITOR_KEY, SMTP_URL, MAIL_FROM, SITE_ORIGIN, THEME_*, JOB_NAME_HYPHEN, BRAINTREE_* and the limits of bookings and mails.
 * Prints one line of JSON with its address when it is ready; logs to standard error. SIGTERM and SIGINT stop it
 * gracefully.
 */
const print = (stream: NodeJS.WriteStream, value: object): void => {
  stream.write(`${JSON.stringify(value)}\n`);
};
const log = (entry: LogEntry): void => print(process.stderr, { at: new Date().toISOString(), ...entry });

const configuration = readConfiguration(process.env);
if (!configuration.ok) {
  process.stderr.write(`${configuration.message}\n`);
  process.exit(1);
}
const { host, dataDir, databaseUrl, brandKey, editorKey, port, servicePort, smtpUrl, mailFrom } = configuration.value;
/** `port` defaults to the site's port, which is not the service's default. */
const listenPort = process.env.PORT ? port : servicePort;
/** `start.mjs` sets PORT to SERVICE_PORT. */
const portName = process.env.PORT && port !== servicePort ? 'PORT' : 'SERVICE_PORT';
const clock = createClock(configuration.value.clockOffsetSeconds);
const service = await startService({
  clock,
  port: listenPort,
  host,
  dataDir,
  databaseUrl,
  brandKey,
  editorKey,
  seedDemo: configuration.value.seedDemo,
  migrationWaitMs: configuration.value.migrationWaitSeconds * 1000,
  loadDemoData: async () => {
    const { createDemoData } = await import('../demo/content/demo-data.ts');
    return createDemoData(dayInLondon(new Date(clock.now())));
  },
  log,
  maxCovers: configuration.value.maxTableBookingCovers,
  limits: configuration.value,
  waitingOfferMs: configuration.value.waitingOfferMinutes * 60_000,
  mediaStoreUrl: configuration.value.mediaStoreUrl,
  storedFilesMegabytes: configuration.value.storedFilesMegabytes,
  siteOrigin: configuration.value.siteOrigin,
  theme: { primary: configuration.value.themePrimary, secondary: configuration.value.themeSecondary },
  jobNameHyphen: configuration.value.jobNameHyphen,
  workHistoryYears: configuration.value.workHistoryYears,
  grid: {
    firstMinutes: configuration.value.bookingStartHour * 60 + configuration.value.bookingStartMinute,
    stepMinutes: configuration.value.bookingTimeStepMinutes,
  },
  gateway: await createGateway(configuration.value, log),
  mail: smtpUrl && mailFrom ? createSmtpDelivery({ url: smtpUrl, from: mailFrom }) : undefined,
}).catch((error: unknown) => {
  if (error instanceof UnusableDatabase) process.stderr.write(`${error.message}\n`);
  else if (isPortInUse(error)) process.stderr.write(`${listenFailure(error, portName, listenPort)}\n`);
  else throw error;
  process.exit(1);
});

let stopping = false;
onStopRequest(() => {
  if (stopping) return;
  stopping = true;
  service.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
print(process.stdout, {
  event: 'service-ready',
  url: service.url,
  pid: process.pid,
  // Without a mail server, mails can be read here.
  ...(smtpUrl === undefined && { mailbox: `${service.url}/mailbox` }),
});
