import { HttpError, stored, storedOr404 } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { getTimestamp } from '#adapters/service/service.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import { contentDefinitions, idOfContent } from '#schemas/api/content/content-kinds.ts';
import { withContentLock } from '../changes/changes.ts';
import { toIsoTime } from '../pages/schedule-times.ts';
import { listRevisions, readRevision } from '../revisions/revisions.ts';
import { writeAndNotify } from '../routes/write-and-notify.ts';
import { deleteItem, restoreItem } from './deleted-items.ts';
import { discardItemDraft, keepItemRevision, saveItemDraft } from './item-drafts.ts';
import {
  itemNotFound,
  publicationOrError,
  refusalError,
  removalOrError,
  restorationOrError,
  scheduleOrError,
  stateOrError,
  unpublishedOrError,
} from './item-errors.ts';
import { type ItemKey, readItemRow } from './item-row.ts';
import { readItem } from './item-state.ts';
import { publishItem } from './publish-item.ts';
import { scheduleItem } from './schedule/item-schedule.ts';
import { findItems } from './search/find-items.ts';
import { unpublishItem } from './unpublish-item.ts';
import { findUses } from './uses/find-uses.ts';

/** The settings have one id; every other item states its own. */
function checkId(key: ItemKey, body: unknown): void {
  if (idOfContent(key.kind, body) === key.id) return;
  const { idField } = contentDefinitions[key.kind];
  if (idField === undefined) throw itemNotFound(key.kind);
  throw new HttpError(400, 'The body does not match the address.', [
    { path: `body.${idField}`, message: `must be ${key.id}` },
  ]);
}

const { listContent, contentDraft, saveContentDraft, discardContentDraft, publishContent, scheduleContent } =
  contentItemEndpoints;
const { deleteContent, restoreContent, contentUses, contentRevisions, keepContentRevision, contentRevision } =
  contentItemEndpoints;
const { scheduledContent, unpublishContent } = contentItemEndpoints;

export const contentItemRoutes = {
  listContent: route(listContent, async ({ params, query, reply }, { database }) =>
    reply({ items: await findItems(database, params.kind, query.text) }),
  ),
  contentDraft: route(contentDraft, async ({ params }, { database }) => {
    const item = await readItem(database, params);
    if (item?.content === undefined) throw itemNotFound(params.kind);
    return stored(`{"state":${JSON.stringify(item.state)},"content":${item.content}}`);
  }),
  saveContentDraft: route(saveContentDraft, async ({ params, query, body, bodyText, reply }, service) => {
    checkId(params, body);
    const draft = { content: bodyText, at: getTimestamp(service), version: query.version };
    const saved = await withContentLock(service.database, (connection) => saveItemDraft(connection, params, draft));
    return reply(stateOrError(params.kind, saved, 'query.version'));
  }),
  discardContentDraft: route(discardContentDraft, async ({ params, reply }, service) =>
    reply(
      stateOrError(
        params.kind,
        await withContentLock(service.database, (connection) =>
          discardItemDraft(connection, params, getTimestamp(service)),
        ),
      ),
    ),
  ),
  publishContent: route(publishContent, async ({ params, body, reply }, service) =>
    reply(
      publicationOrError(
        params.kind,
        await writeAndNotify(service, (connection) => publishItem(connection, params, getTimestamp(service), body)),
      ),
    ),
  ),
  scheduleContent: route(scheduleContent, async ({ params, body, reply }, service) => {
    const { publishAt, unpublishAt, ...rest } = body;
    const schedule = { publishAt: toIsoTime(publishAt), unpublishAt: toIsoTime(unpublishAt), ...rest };
    const result = await withContentLock(service.database, (connection) =>
      scheduleItem(connection, params, schedule, getTimestamp(service)),
    );
    return reply(scheduleOrError(params.kind, result));
  }),
  scheduledContent: route(scheduledContent, async ({ params }, { database }) =>
    storedOr404((await readItemRow(database, params))?.scheduled ?? undefined, 'Nothing is scheduled.'),
  ),
  unpublishContent: route(unpublishContent, async ({ params, body, reply }, service) =>
    reply(
      unpublishedOrError(
        params.kind,
        await writeAndNotify(service, (connection) => unpublishItem(connection, params, getTimestamp(service), body)),
      ),
    ),
  ),
  deleteContent: route(deleteContent, async ({ params, reply }, service) =>
    reply(
      removalOrError(
        params.kind,
        await writeAndNotify(service, (connection) => deleteItem(connection, params, getTimestamp(service))),
      ),
    ),
  ),
  restoreContent: route(restoreContent, async ({ params, reply }, service) =>
    reply(
      restorationOrError(
        params.kind,
        await writeAndNotify(service, (connection) => restoreItem(connection, params, getTimestamp(service))),
      ),
    ),
  ),
  contentUses: route(contentUses, async ({ params, reply }, { database }) => {
    if (!(await readItem(database, params))) throw itemNotFound(params.kind);
    return reply({ uses: await findUses(database, params) });
  }),
  contentRevisions: route(contentRevisions, async ({ params, reply }, { database }) =>
    reply({ revisions: await listRevisions(database, params.kind, params.id) }),
  ),
  keepContentRevision: route(keepContentRevision, async ({ params, body, bodyText, reply }, service) => {
    checkId(params, body);
    const draft = { content: bodyText, at: getTimestamp(service) };
    const result = await withContentLock(service.database, (connection) => keepItemRevision(connection, params, draft));
    if (result.kind !== 'saved') throw refusalError(params.kind, result);
    return reply({ revision: result.revision });
  }),
  contentRevision: route(contentRevision, async ({ params }, { database }) =>
    storedOr404(await readRevision(database, params.kind, params.id, params.number), 'There is no such revision.'),
  ),
};
