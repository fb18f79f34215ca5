import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { startProduct } from '../product/start-product.ts';
import { createBookingsDimension } from './dimensions/bookings.ts';
import { createDishesDimension } from './dimensions/dishes.ts';
import { jobsDimension } from './dimensions/jobs.ts';
import { createPagesDimension } from './dimensions/pages.ts';
import { restaurantsDimension } from './dimensions/restaurants.ts';
import { createTilesDimension } from './dimensions/tiles.ts';
import type { ScaleContext } from './scale-context.ts';
import { createRows, type ScaleRow, type SizeReport } from './scale-report.ts';

interface ScaleOptions {
  /** Measures only the first two sizes, once. */
  readonly isSmall: boolean;
  readonly onSize?: (report: SizeReport) => void;
}

/** Nothing here is about limits on visitors and mails. */
const env = { MAILS_PER_MINUTE: '10000000', CALLS_PER_VISITOR: '100000000' } as const;

/**
 * Measures the built product while it gets more and more content. What affects most of the site grows last, so that
 * each row shows the effect of its own size.
 */
export async function benchScale(options: ScaleOptions): Promise<ScaleRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const product = await startProduct({ dataDir, env });
  const database = await openDatabase({ dataDir });
  try {
    return createRows(await measureSizes({ product, database, rounds: options.isSmall ? 1 : 3 }, options));
  } finally {
    await database.destroy();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureSizes(context: ScaleContext, { isSmall, onSize }: ScaleOptions): Promise<SizeReport[]> {
  const dimensions = [
    createTilesDimension(),
    createDishesDimension(),
    createBookingsDimension(),
    createPagesDimension(),
    jobsDimension,
    restaurantsDimension,
  ];
  const reports: SizeReport[] = [];
  for (const dimension of dimensions) {
    for (const size of isSmall ? dimension.sizes.slice(0, 2) : dimension.sizes) {
      await dimension.grow(context, size);
      const measurements = await dimension.measure(context);
      const report = { dimension: dimension.name, size, load: loadavg()[0] ?? 0, measurements };
      reports.push(report);
      onSize?.(report);
    }
  }
  return reports;
}
