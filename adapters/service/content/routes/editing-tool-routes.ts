import { stored } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { editingToolEndpoints } from '#schemas/api/content/editing-tools.ts';
import { pageListEndpoints } from '#schemas/api/content/page-list.ts';
import { findPages } from '../pages/find-pages.ts';
import { listTileTypes, listTileUses } from '../pages/tile-uses.ts';
import { allContentText } from '../store/all-content.ts';

export const editingToolRoutes = {
  findPages: route(pageListEndpoints.findPages, async ({ query, reply }, { database }) =>
    reply(await findPages(database, query)),
  ),
  tileTypes: route(pageListEndpoints.tileTypes, async ({ reply }, { database }) =>
    reply({ types: await listTileTypes(database) }),
  ),
  tileUses: route(editingToolEndpoints.tileUses, async ({ reply }, { database }) =>
    reply({ uses: await listTileUses(database) }),
  ),
  allContent: route(editingToolEndpoints.allContent, async (_, { database }) => stored(await allContentText(database))),
};
