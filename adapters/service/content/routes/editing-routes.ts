import { Refusal, stored, storedOr404 } from '#adapters/service/http/answer.ts';
import { route } from '#adapters/service/http/route.ts';
import { type Service, timestamp } from '#adapters/service/service.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { isLastingPage } from '#schemas/content/page/is-lasting-page.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { contradictedTags } from '#schemas/domain/menu/dietary-claims.ts';
import type { Menu } from '#schemas/domain/menu/menu.ts';
import { recordChange, writing } from '../changes/changes.ts';
import { listPageStates } from '../pages/page-state.ts';
import * as pages from '../pages/pages.ts';
import { addRevision } from '../pages/revisions.ts';
import { brandId, type ContentKind, putContent, readContent, readRestaurantBySlug } from '../store/contents.ts';
import { announcingChanges } from './announcing-changes.ts';
import { deletedPage, invalidPage, lastingPage, noPage, savedSince } from './page-refusals.ts';

/** Puts content live, with a revision and a change, all or nothing. */
const putLive = (service: Service, kind: ContentKind, id: string, content: string) =>
  announcingChanges(service, async (connection) => {
    const at = timestamp(service);
    await putContent(connection, kind, { id, content });
    const revision = await addRevision(connection, { kind, subject: id, content, origin: 'editor', at });
    return { revision, sequence: await recordChange(connection, kind, id, at) };
  });

function checkSame(name: string, inPath: string, inBody: string): void {
  if (inPath === inBody) return;
  throw new Refusal(400, 'The body is for another address.', [{ path: `body.${name}`, message: `must be ${inPath}` }]);
}

export const editingRoutes = {
  listPages: route(editingEndpoints.listPages, async ({ reply }, { database }) =>
    reply({ pages: await listPageStates(database) }),
  ),
  draft: route(editingEndpoints.draft, async ({ params }, { database }) => {
    const draft = await pages.readDraft(database, params.id);
    if (!draft) throw noPage();
    return stored(`{"state":${JSON.stringify(draft.state)},"page":${draft.content}}`);
  }),
  saveDraft: route(editingEndpoints.saveDraft, async ({ params, query, body, bodyText, reply }, service) => {
    checkSame('id', params.id, body.id);
    const draft = { id: params.id, content: bodyText, at: timestamp(service), version: query.version };
    const saved = await writing(service.database, (connection) => pages.saveDraft(connection, draft));
    if (saved.kind === 'saved') return reply(saved.state);
    if (saved.kind === 'deleted') throw deletedPage();
    throw savedSince(saved.version, 'query.version');
  }),
  publishPage: route(editingEndpoints.publishPage, async ({ params, body, reply }, service) => {
    const done = await announcingChanges(service, (connection) =>
      pages.publishPage(connection, params.id, timestamp(service), body),
    );
    switch (done.kind) {
      case 'published':
        return reply({ revision: done.revision, sequence: done.sequence });
      case 'missing':
        throw noPage();
      case 'deleted':
        throw deletedPage();
      case 'conflict':
        throw savedSince(done.version, 'body.version');
      case 'nothing-to-publish':
        throw new Refusal(409, 'There is no draft to publish.');
      case 'invalid':
        throw invalidPage(done.issues);
    }
  }),
  unpublishPage: route(editingEndpoints.unpublishPage, async ({ params, reply }, service) => {
    if (isLastingPage(params.id)) throw lastingPage();
    const done = await announcingChanges(service, (connection) =>
      pages.unpublishPage(connection, params.id, timestamp(service)),
    );
    if (done.kind === 'missing') throw noPage();
    if (done.kind === 'deleted') throw deletedPage();
    return reply({ revision: null, sequence: done.sequence });
  }),
  pageRevisions: route(editingEndpoints.pageRevisions, async ({ params, reply }, { database }) => {
    const revisions = await pages.listPageRevisions(database, params.id);
    return reply({ revisions: revisions.map(({ number, created_at: at, origin }) => ({ number, at, origin })) });
  }),
  keepRevision: route(editingEndpoints.keepRevision, async ({ params, body, bodyText, reply }, service) => {
    checkSame('id', params.id, body.id);
    const draft = { id: params.id, content: bodyText, at: timestamp(service) };
    const done = await writing(service.database, (connection) => pages.keepRevision(connection, draft));
    if (done.kind === 'missing') throw noPage();
    if (done.kind === 'deleted') throw deletedPage();
    return reply({ revision: done.revision });
  }),
  pageRevision: route(editingEndpoints.pageRevision, async ({ params }, { database }) =>
    storedOr404(await pages.readPageRevision(database, params.id, params.number), 'There is no such revision.'),
  ),
  saveSettings: route(editingEndpoints.saveSettings, async ({ bodyText, reply }, service) =>
    reply(await putLive(service, 'settings', brandId, bodyText)),
  ),
  saveMenu: route(editingEndpoints.saveMenu, async ({ params, body, bodyText, reply }, service) => {
    checkSame('id', params.id, body.id);
    checkTags(body);
    return reply(await putLive(service, 'menu', params.id, bodyText));
  }),
  saveRestaurant: route(editingEndpoints.saveRestaurant, async ({ params, body, bodyText, reply }, service) => {
    checkSame('storeId', params.storeId, body.storeId);
    const namesake = await readRestaurantBySlug(service.database, body.slug);
    if (namesake !== undefined && restaurantId(namesake) !== params.storeId) {
      throw new Refusal(409, 'Another restaurant has this slug.', [{ path: 'body.slug', message: 'must be unique' }]);
    }
    return reply(await putLive(service, 'restaurants', params.storeId, bodyText));
  }),
  bookingRules: route(editingEndpoints.bookingRules, async ({ params }, { database }) =>
    storedOr404(await readContent(database, 'booking-rules', params.storeId), 'This restaurant has no booking rules.'),
  ),
  saveBookingRules: route(editingEndpoints.saveBookingRules, async ({ params, body, bodyText, reply }, service) => {
    checkSame('storeId', params.storeId, body.storeId);
    if ((await readContent(service.database, 'restaurants', params.storeId)) === undefined)
      throw new Refusal(404, 'There is no such restaurant.');
    return reply(await putLive(service, 'booking-rules', params.storeId, bodyText));
  }),
};

/** Throws when a tag says something that the allergen record of its dish does not bear out. */
function checkTags(menu: Menu): void {
  const errors = contradictedTags(menu).map(({ path, dish, tag }) => ({
    path: formatPath(['body', ...path]),
    message: `must agree with the allergen record of “${dish}”, which does not bear out “${tag}”`,
  }));
  if (errors.length > 0) throw new Refusal(400, 'A tag contradicts the allergen record of its dish.', errors);
}

const restaurantId = (content: string): string =>
  editingEndpoints.saveRestaurant.body.parse(JSON.parse(content)).storeId;
