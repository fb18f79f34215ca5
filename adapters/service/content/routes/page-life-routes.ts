import { Refusal } from '#adapters/service/http/answer.ts';
import { route } from '#adapters/service/http/route.ts';
import { timestamp } from '#adapters/service/service.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { pageLifeEndpoints } from '#schemas/api/content/page-life.ts';
import { writing } from '../changes/changes.ts';
import { deletePage, type PageEnded, restorePage } from '../pages/deleted-pages.ts';
import { type Scheduled, schedulePage } from '../pages/page-schedule.ts';
import { announcingChanges } from './announcing-changes.ts';
import { deletedPage, invalidPage, lastingPage, noPage, savedSince } from './page-refusals.ts';

/** Instants are compared as texts, so each is brought to the one form in which they are kept. */
const kept = (instant: string | null | undefined) => (instant ? new Date(instant).toISOString() : instant);

const badTime = (message: string, field: string, fault: string) =>
  new Refusal(400, message, [{ path: `body.${field}`, message: fault }]);

function scheduledState(done: Scheduled): PageState {
  switch (done.kind) {
    case 'scheduled':
      return done.state;
    case 'missing':
      throw noPage();
    case 'deleted':
      throw deletedPage();
    case 'lasting':
      throw lastingPage();
    case 'conflict':
      throw savedSince(done.version, 'body.version');
    case 'nothing-to-publish':
      throw new Refusal(409, 'There is no draft to publish.');
    case 'nothing-to-unpublish':
      throw new Refusal(409, 'Nothing is published, or will be, that could be taken away.');
    case 'past':
      throw badTime('The time is over.', done.field, 'must be in the future');
    case 'order':
      throw badTime('The page would be taken away before it is published.', done.field, 'must be in order');
    case 'invalid':
      throw invalidPage(done.issues);
  }
}

function endedState(done: PageEnded): PageState {
  if (done.kind === 'missing') throw noPage();
  if (done.kind === 'lasting') throw lastingPage();
  return done.state;
}

export const pageLifeRoutes = {
  schedulePage: route(pageLifeEndpoints.schedulePage, async ({ params, body, reply }, service) => {
    const { publishAt, unpublishAt, version } = body;
    const schedule = { publishAt: kept(publishAt), unpublishAt: kept(unpublishAt), version };
    const done = await writing(service.database, (connection) =>
      schedulePage(connection, params.id, schedule, timestamp(service)),
    );
    return reply(scheduledState(done));
  }),
  deletePage: route(pageLifeEndpoints.deletePage, async ({ params, reply }, service) =>
    reply(
      endedState(
        await announcingChanges(service, (connection) => deletePage(connection, params.id, timestamp(service))),
      ),
    ),
  ),
  restorePage: route(pageLifeEndpoints.restorePage, async ({ params, reply }, service) =>
    reply(
      endedState(
        await announcingChanges(service, (connection) => restorePage(connection, params.id, timestamp(service))),
      ),
    ),
  ),
};
