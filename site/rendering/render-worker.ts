import { parentPort, workerData } from 'node:worker_threads';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import type { FindEarlierBooking } from '../booking/journey/load-booking-state.ts';
import { openFramework } from '../pages/render/open-framework.ts';
import { currentVisit, withSession } from '../visit/current-visit.ts';
import { askPort, replyTo } from './ask-port.ts';
import { createRenderCalls } from './create-render-calls.ts';
import { lowerThreadPriority } from './lower-thread-priority.ts';
import type { RenderCalls, RenderJobName, RenderJobs } from './render-calls.ts';
import { createSiteContent } from './site-content.ts';
import type { FromWorker, JobMessage, ToWorker, WorkerInput } from './worker-messages.ts';

// A worker thread that renders documents, so that the thread of the server only serves them.

const { configuration, dataDir, build, socialCards }: WorkerInput = workerData;
const server = parentPort;
if (!server) throw new Error('This file is run as a worker of the site.');
const send = (message: FromWorker, ports: Parameters<typeof server.postMessage>[1] = []): void =>
  server.postMessage(message, ports);
const log = (entry: Extract<FromWorker, { kind: 'log' }>['entry']): void => send({ kind: 'log', entry });

const findEarlierBooking: FindEarlierBooking = (slot, resultId) => {
  const question = { slot, resultId, sessionId: currentVisit()?.sessionId };
  return askPort<BookingOutcome | undefined>((port) => send({ kind: 'find-earlier-booking', question, port }, [port]));
};

let origin = configuration.siteOrigin ?? '';
const content = createSiteContent({ configuration, dataDir, log });
const framework = await openFramework({ build, host: configuration.host });
const calls = await createRenderCalls({
  configuration,
  dataDir,
  build,
  content,
  handler: framework.handler,
  origin: () => origin,
  socialCards,
  findEarlierBooking,
  log,
});

const run = <Name extends RenderJobName>(
  each: RenderCalls,
  { name, input }: JobMessage<Name>,
): Promise<RenderJobs[Name]['result']> => each[name](input);

server.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'job':
      void replyTo(message.port, () => withSession(message.sessionId, () => run(calls, message)));
      break;
    case 'changes':
      content.applyChanges(message.changes);
      break;
    case 'origin':
      ({ origin } = message);
      break;
    case 'stop':
      content.client.close();
      framework
        .close()
        .catch((error: unknown) => log({ level: 'warning', event: 'stop-failed', message: errorMessageOf(error) }))
        .finally(() => server.close());
  }
});
// Only now, because visitors wait for the start.
lowerThreadPriority();
send({ kind: 'ready' });
