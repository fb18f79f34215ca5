import { editingToolEndpoints } from '#schemas/api/editing-tools.ts';
import { stored } from '../http/answer.ts';
import { route } from '../http/route.ts';
import { describeMedia } from '../media/describe-media.ts';
import { allContentText } from '../store/all-content.ts';
import { tileUses } from '../store/tile-uses.ts';

export const editingToolRoutes = {
  tileUses: route(editingToolEndpoints.tileUses, async ({ reply }, { database }) =>
    reply({ uses: await tileUses(database) }),
  ),
  allContent: route(editingToolEndpoints.allContent, async (_, { database }) => stored(await allContentText(database))),
  mediaList: route(editingToolEndpoints.mediaList, async ({ reply }, { database, media }) =>
    reply({ media: await describeMedia(database, await media.list()) }),
  ),
};
