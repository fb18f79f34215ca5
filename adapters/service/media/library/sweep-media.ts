import { z } from 'zod';
import type { Service } from '#adapters/service/service.ts';
import { mediaVariant } from '#schemas/content/media/media.ts';
import { restorePeriodMs } from '../../content/pages/deleted-pages.ts';
import { restoreFileRow } from './media-rows.ts';
import { listMediaUses } from './media-uses.ts';
import { storedNameOf } from './stored-name.ts';

const variantsSchema = z.array(mediaVariant);

/**
 * Removes files that were deleted 30 days ago. One that is used again, such as by a restored revision, stays in the
 * library.
 */
export async function sweepMedia({
  database,
  mediaStore,
  clock,
}: Pick<Service, 'database' | 'mediaStore' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - restorePeriodMs).toISOString();
  const rows = await database.selectFrom('media_files').selectAll().where('deleted_at', '<=', before).execute();
  for (const { url, source, variants } of rows) {
    if ((await listMediaUses(database, url)).length > 0) {
      await restoreFileRow(database, url);
      continue;
    }
    const urls = [url, source, ...variantsSchema.parse(JSON.parse(variants)).map((variant) => variant.url)];
    await mediaStore.remove(urls.filter((each) => each !== '').map(storedNameOf));
    await database.deleteFrom('media_files').where('url', '=', url).execute();
    await database.deleteFrom('media_descriptions').where('url', '=', url).execute();
  }
}
