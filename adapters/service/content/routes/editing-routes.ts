import { HttpError, stored, storedOr404 } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { getTimestamp, type Service } from '#adapters/service/service.ts';
import { type ContentKind, settingsId } from '#schemas/api/content/content-kind.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { saveContentEndpoints } from '#schemas/api/listings/save-content.ts';
import { isPermanentPage } from '#schemas/content/page/is-permanent-page.ts';
import type { Menu } from '#schemas/domain/menu/menu.ts';
import { withContentLock } from '../changes/changes.ts';
import { isSlugTaken, tagErrors } from '../items/check-item.ts';
import { savePublishedItem } from '../items/save-published-item.ts';
import { listPageStates } from '../pages/page-state.ts';
import * as pages from '../pages/pages.ts';
import { listRevisions, readRevision } from '../revisions/revisions.ts';
import { readContent } from '../store/contents.ts';
import {
  addressReserved,
  pageDeleted,
  pageInvalid,
  pageNotFound,
  pageProtected,
  refuseIfShown,
  revisionNotFound,
  versionConflict,
} from './page-errors.ts';
import { writeAndNotify } from './write-and-notify.ts';

/** Publishes content with a revision and a change, in one transaction. */
const publishContent = (service: Service, kind: ContentKind, id: string, content: string) =>
  writeAndNotify(service, (connection) =>
    savePublishedItem(connection, { kind, id }, { content, at: getTimestamp(service) }),
  );

function checkSameId(name: string, inPath: string, inBody: string): void {
  if (inPath === inBody) return;
  throw new HttpError(400, 'The body does not match the address.', [
    { path: `body.${name}`, message: `must be ${inPath}` },
  ]);
}

export const editingRoutes = {
  listPages: route(editingEndpoints.listPages, async ({ reply }, { database }) =>
    reply({ pages: await listPageStates(database) }),
  ),
  draft: route(editingEndpoints.draft, async ({ params }, { database }) => {
    const draft = await pages.readDraft(database, params.id);
    if (!draft) throw pageNotFound();
    return stored(`{"state":${JSON.stringify(draft.state)},"page":${draft.content}}`);
  }),
  saveDraft: route(editingEndpoints.saveDraft, async ({ params, query, body, bodyText, reply }, service) => {
    checkSameId('id', params.id, body.id);
    const draft = { id: params.id, content: bodyText, at: getTimestamp(service), version: query.version };
    const saved = await withContentLock(service.database, (connection) => pages.saveDraft(connection, draft));
    if (saved.kind === 'saved') return reply(saved.state);
    if (saved.kind === 'deleted') throw pageDeleted();
    if (saved.kind === 'reserved') throw addressReserved(saved.message, 'body.id');
    throw versionConflict(saved.version, 'query.version');
  }),
  publishPage: route(editingEndpoints.publishPage, async ({ params, body, reply }, service) => {
    const result = await writeAndNotify(service, (connection) =>
      pages.publishPage(connection, params.id, getTimestamp(service), body),
    );
    switch (result.kind) {
      case 'published':
        return reply({ revision: result.revision, sequence: result.sequence });
      case 'missing':
        throw pageNotFound();
      case 'no-revision':
        throw revisionNotFound();
      case 'deleted':
        throw pageDeleted();
      case 'conflict':
        throw versionConflict(result.version, 'body.version');
      case 'reserved':
        throw addressReserved(result.message, 'params.id');
      case 'nothing-to-publish':
        throw new HttpError(409, 'There is no draft to publish.');
      case 'invalid':
        throw pageInvalid(result.issues);
    }
  }),
  unpublishPage: route(editingEndpoints.unpublishPage, async ({ params, body, reply }, service) => {
    if (isPermanentPage(params.id)) throw pageProtected();
    const result = await writeAndNotify(service, async (connection) => {
      await refuseIfShown(connection, params.id);
      return pages.unpublishPage(connection, params.id, getTimestamp(service), body);
    });
    if (result.kind !== 'unpublished') throw result.kind === 'deleted' ? pageDeleted() : pageNotFound();
    return reply({ revision: null, sequence: result.sequence });
  }),
  pageRevisions: route(editingEndpoints.pageRevisions, async ({ params, reply }, { database }) =>
    reply({ revisions: await listRevisions(database, 'page', params.id) }),
  ),
  keepRevision: route(editingEndpoints.keepRevision, async ({ params, body, bodyText, reply }, service) => {
    checkSameId('id', params.id, body.id);
    const draft = { id: params.id, content: bodyText, at: getTimestamp(service) };
    const result = await withContentLock(service.database, (connection) => pages.saveRevision(connection, draft));
    if (result.kind !== 'saved') throw result.kind === 'deleted' ? pageDeleted() : pageNotFound();
    return reply({ revision: result.revision });
  }),
  pageRevision: route(editingEndpoints.pageRevision, async ({ params }, { database }) =>
    storedOr404(await readRevision(database, 'page', params.id, params.number), 'There is no such revision.'),
  ),
  saveSettings: route(saveContentEndpoints.saveSettings, async ({ bodyText, reply }, service) =>
    reply(await publishContent(service, 'settings', settingsId, bodyText)),
  ),
  saveMenu: route(saveContentEndpoints.saveMenu, async ({ params, body, bodyText, reply }, service) => {
    checkSameId('id', params.id, body.id);
    checkTags(body);
    return reply(await publishContent(service, 'menu', params.id, bodyText));
  }),
  saveRestaurant: route(saveContentEndpoints.saveRestaurant, async ({ params, body, bodyText, reply }, service) => {
    checkSameId('storeId', params.storeId, body.storeId);
    if (await isSlugTaken(service.database, params.storeId, body.slug)) {
      throw new HttpError(409, 'Another restaurant has this slug.', [{ path: 'body.slug', message: 'must be unique' }]);
    }
    return reply(await publishContent(service, 'restaurants', params.storeId, bodyText));
  }),
  bookingRules: route(saveContentEndpoints.bookingRules, async ({ params }, { database }) =>
    storedOr404(await readContent(database, 'booking-rules', params.storeId), 'This restaurant has no booking rules.'),
  ),
  saveBookingRules: route(saveContentEndpoints.saveBookingRules, async ({ params, body, bodyText, reply }, service) => {
    checkSameId('storeId', params.storeId, body.storeId);
    if ((await readContent(service.database, 'restaurants', params.storeId)) === undefined)
      throw new HttpError(404, 'There is no such restaurant.');
    return reply(await publishContent(service, 'booking-rules', params.storeId, bodyText));
  }),
};

/** Throws if a dietary tag contradicts the allergen record of its dish. */
function checkTags(menu: Menu): void {
  const errors = tagErrors(menu, 'body');
  if (errors.length > 0) throw new HttpError(400, 'A tag contradicts the allergen record of its dish.', errors);
}
