import type { Database } from '#adapters/service/database/tables.ts';
import type { Product } from '../product/start-product.ts';
import type { Measurement } from './scale-report.ts';

/** What a dimension is measured with. */
export interface ScaleContext {
  readonly product: Product;
  /** The service's database, for what has no call of the API and for large numbers of rows. */
  readonly database: Database;
  /** How often each time is measured; the median counts. */
  readonly rounds: number;
}

/** Something that a chain may have more of. */
export interface Dimension {
  readonly name: string;
  /** Ascending, at least two. */
  readonly sizes: readonly number[];
  /** Adds content up to this size. */
  grow(context: ScaleContext, size: number): Promise<void>;
  measure(context: ScaleContext): Promise<Measurement[]>;
}
