import { stored } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { editingToolEndpoints } from '#schemas/api/content/editing-tools.ts';
import { pageListEndpoints } from '#schemas/api/content/page-list.ts';
import { listPageStates } from '../pages/page-state.ts';
import { selectPages } from '../pages/select-pages.ts';
import { findTileUses, listTileTypes, listTileUses } from '../pages/tile-uses.ts';
import { allContentText } from '../store/all-content.ts';

export const editingToolRoutes = {
  findPages: route(pageListEndpoints.findPages, async ({ query, reply }, { database }) => {
    const uses = query.tile === undefined ? undefined : await findTileUses(database, query.tile);
    return reply(selectPages(await listPageStates(database), query, uses));
  }),
  tileTypes: route(pageListEndpoints.tileTypes, async ({ reply }, { database }) =>
    reply({ types: await listTileTypes(database) }),
  ),
  tileUses: route(editingToolEndpoints.tileUses, async ({ reply }, { database }) =>
    reply({ uses: await listTileUses(database) }),
  ),
  allContent: route(editingToolEndpoints.allContent, async (_, { database }) => stored(await allContentText(database))),
};
