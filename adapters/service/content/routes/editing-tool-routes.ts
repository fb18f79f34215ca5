import { stored } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { describeMedia } from '#adapters/service/media/describe-media.ts';
import { editingToolEndpoints } from '#schemas/api/content/editing-tools.ts';
import { listTileUses } from '../pages/tile-uses.ts';
import { allContentText } from '../store/all-content.ts';

export const editingToolRoutes = {
  tileUses: route(editingToolEndpoints.tileUses, async ({ reply }, { database }) =>
    reply({ uses: await listTileUses(database) }),
  ),
  allContent: route(editingToolEndpoints.allContent, async (_, { database }) => stored(await allContentText(database))),
  mediaList: route(editingToolEndpoints.mediaList, async ({ reply }, { database, media }) =>
    reply({ media: await describeMedia(database, await media.list()) }),
  ),
};
