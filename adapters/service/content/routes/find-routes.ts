import { HttpError, type InvalidField } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { getTimestamp } from '#adapters/service/service.ts';
import { thisKind } from '#schemas/api/content/content-kind.ts';
import { findTextEndpoints } from '#schemas/api/content/find-text.ts';
import { maxPageViews, pageViewEndpoints } from '#schemas/api/content/page-views.ts';
import { releaseEndpoints } from '#schemas/api/content/releases.ts';
import { siteLinkEndpoints } from '#schemas/api/content/site-links.ts';
import { listReleases } from '../calendar/list-releases.ts';
import { withContentLock } from '../changes/changes.ts';
import { refusalError } from '../items/item-errors.ts';
import { deletePageView, listPageViews, savePageView } from '../pages/page-views.ts';
import { findText } from '../texts/find-text.ts';
import { findItemText, replaceItemText } from '../texts/item-texts.ts';
import { listLinks } from '../texts/list-links.ts';
import { replaceText } from '../texts/replace-text.ts';
import { pageDeleted, pageNotFound, versionConflict } from './page-errors.ts';

const textGone = () => new HttpError(409, 'The text no longer occurs there.');
const missingText = (place: string, errors: readonly InvalidField[]) =>
  new HttpError(422, `A required text would be empty, so nothing was replaced ${place}.`, errors);

export const findRoutes = {
  pageViews: route(pageViewEndpoints.pageViews, async ({ reply }, { database }) =>
    reply({ views: await listPageViews(database) }),
  ),
  savePageView: route(pageViewEndpoints.savePageView, async ({ body, reply }, { database }) => {
    const views = await withContentLock(database, (connection) => savePageView(connection, body));
    if (!views) throw new HttpError(409, `At most ${maxPageViews} views can be saved. Delete one first.`);
    return reply({ views });
  }),
  deletePageView: route(pageViewEndpoints.deletePageView, async ({ query, reply }, { database }) =>
    reply({ views: await withContentLock(database, (connection) => deletePageView(connection, query.name)) }),
  ),
  findText: route(findTextEndpoints.findText, async ({ query, reply }, { database }) =>
    reply(await findText(database, query)),
  ),
  replaceText: route(findTextEndpoints.replaceText, async ({ params, body, reply }, service) => {
    const result = await withContentLock(service.database, (connection) =>
      replaceText(connection, params.id, body, getTimestamp(service)),
    );
    switch (result.kind) {
      case 'replaced': {
        const { state, replaced, previousRevision } = result;
        return reply({ state, replaced, previousRevision });
      }
      case 'missing':
        throw pageNotFound();
      case 'deleted':
        throw pageDeleted();
      case 'nothing-to-replace':
        throw textGone();
      case 'conflict':
        throw versionConflict(result.version, 'body.version');
      case 'too-long':
        throw new HttpError(422, 'A text would become too long, so nothing was replaced on this page.', result.errors);
      case 'missing-text':
        throw missingText('on this page', result.errors);
    }
  }),
  findContentText: route(findTextEndpoints.findContentText, async ({ query, reply }, { database }) =>
    reply(await findItemText(database, query)),
  ),
  replaceContentText: route(findTextEndpoints.replaceContentText, async ({ params, body, reply }, service) => {
    const result = await withContentLock(service.database, (connection) =>
      replaceItemText(connection, params, body, getTimestamp(service)),
    );
    switch (result.kind) {
      case 'replaced': {
        const { state, replaced, previousRevision } = result;
        return reply({ state, replaced, previousRevision });
      }
      case 'nothing-to-replace':
        throw textGone();
      case 'too-long':
        throw new HttpError(
          422,
          `A text would become too long, so nothing was replaced in ${thisKind(params.kind)}.`,
          result.errors,
        );
      case 'missing-text':
        throw missingText(`in ${thisKind(params.kind)}`, result.errors);
      default:
        throw refusalError(params.kind, result);
    }
  }),
  siteLinks: route(siteLinkEndpoints.siteLinks, async ({ query, reply }, { database }) =>
    reply(await listLinks(database, query)),
  ),
  releases: route(releaseEndpoints.releases, async ({ query, reply }, { database }) =>
    reply({ releases: await listReleases(database, query) }),
  ),
};
