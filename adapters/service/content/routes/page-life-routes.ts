import { createFieldError, HttpError, storedOr404 } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { getTimestamp } from '#adapters/service/service.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { withContentLock } from '../changes/changes.ts';
import { type MovedPage, movePage } from '../pages/addresses/move-page.ts';
import { deletePage, type PageRemovalResult, purgePage, restorePage } from '../pages/deleted-pages.ts';
import { readPageRow } from '../pages/page-row.ts';
import { type ScheduleResult, schedulePage } from '../pages/page-schedule.ts';
import { toIsoTime } from '../pages/schedule-times.ts';
import { findPageUses } from '../pages/shared-uses.ts';
import {
  addressFixed,
  addressReserved,
  addressTaken,
  pageDeleted,
  pageInvalid,
  pageNotFound,
  pageProtected,
  pageUsed,
  refuseIfShown,
  versionConflict,
} from './page-errors.ts';
import { writeAndNotify } from './write-and-notify.ts';

function toScheduledState(result: ScheduleResult): PageState {
  switch (result.kind) {
    case 'scheduled':
      return result.state;
    case 'missing':
      throw pageNotFound();
    case 'deleted':
      throw pageDeleted();
    case 'lasting':
      throw pageProtected();
    case 'conflict':
      throw versionConflict(result.version, 'body.version');
    case 'reserved':
      throw addressReserved(result.message, 'params.id');
    case 'nothing-to-publish':
      throw new HttpError(409, 'There is no draft to publish.');
    case 'nothing-to-unpublish':
      throw new HttpError(409, 'The page is neither published nor scheduled, so there is nothing to unpublish.');
    case 'past':
      throw createFieldError('The time is in the past.', result.field, 'must be in the future');
    case 'order':
      throw createFieldError('The page would be unpublished before it is published.', result.field, 'must be in order');
    case 'invalid':
      throw pageInvalid(result.issues);
  }
}

function toRemovalState(id: string, result: PageRemovalResult): PageState {
  if (result.kind === 'missing') throw pageNotFound();
  if (result.kind === 'lasting') throw pageProtected();
  if (result.kind === 'used') throw pageUsed(id, result.uses);
  return result.state;
}

function toMovedState(result: MovedPage): PageState {
  switch (result.kind) {
    case 'moved':
      return result.state;
    case 'missing':
      throw pageNotFound();
    case 'deleted':
      throw pageDeleted();
    case 'fixed':
      throw addressFixed();
    case 'taken':
      throw addressTaken();
    case 'reserved':
      throw addressReserved(result.message, 'body.to');
    case 'invalid':
      throw new HttpError(422, 'The redirect from the old address cannot be added.', result.errors);
  }
}

export const pageLifeRoutes = {
  schedulePage: route(pageLifecycleEndpoints.schedulePage, async ({ params, body, reply }, service) => {
    const { publishAt, unpublishAt, ...rest } = body;
    const schedule = { publishAt: toIsoTime(publishAt), unpublishAt: toIsoTime(unpublishAt), ...rest };
    const result = await withContentLock(service.database, async (connection) => {
      if (schedule.unpublishAt) await refuseIfShown(connection, params.id);
      return schedulePage(connection, params.id, schedule, getTimestamp(service));
    });
    return reply(toScheduledState(result));
  }),
  scheduledPage: route(pageLifecycleEndpoints.scheduledPage, async ({ params }, { database }) =>
    storedOr404((await readPageRow(database, params.id))?.scheduled ?? undefined, 'Nothing is scheduled.'),
  ),
  deletePage: route(pageLifecycleEndpoints.deletePage, async ({ params, reply }, service) =>
    reply(
      toRemovalState(
        params.id,
        await writeAndNotify(service, (connection) => deletePage(connection, params.id, getTimestamp(service))),
      ),
    ),
  ),
  purgePage: route(pageLifecycleEndpoints.purgePage, async ({ params: { id }, reply }, service) => {
    const result = await withContentLock(service.database, (connection) =>
      purgePage(connection, id, getTimestamp(service)),
    );
    if (result === 'missing') throw pageNotFound();
    if (result === 'not-deleted') throw new HttpError(409, 'This page is not deleted. Delete it first.');
    return reply({ id });
  }),
  movePage: route(pageLifecycleEndpoints.movePage, async ({ params: { id }, body, reply }, service) =>
    reply(
      toMovedState(
        await writeAndNotify(service, (connection) => movePage(connection, { id, ...body, at: getTimestamp(service) })),
      ),
    ),
  ),
  pageUses: route(pageLifecycleEndpoints.pageUses, async ({ params, reply }, { database }) =>
    reply({ uses: await findPageUses(database, params.id) }),
  ),
  restorePage: route(pageLifecycleEndpoints.restorePage, async ({ params, body, reply }, service) =>
    reply(
      toRemovalState(
        params.id,
        await writeAndNotify(service, (connection) =>
          restorePage(connection, params.id, { at: getTimestamp(service), asDraft: body?.asDraft }),
        ),
      ),
    ),
  ),
};
