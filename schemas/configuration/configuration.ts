import { z } from 'zod';
import { bookingValues } from './booking.ts';
import { interfaceValues } from './interface.ts';
import { jobValues } from './jobs.ts';
import { restaurantValues } from './restaurant.ts';
import { serverValues } from './server.ts';
import { upstreamValues } from './upstream.ts';

/**
 * Everything that can be configured, each value once, with its default. The variable of `tokenMarginMs` is
 * `TOKEN_MARGIN_MS`. With nothing set the product runs.
 */
export const configuration = z.object({
  ...serverValues,
  ...upstreamValues,
  ...restaurantValues,
  ...bookingValues,
  ...jobValues,
  ...interfaceValues,
});

export type Configuration = Readonly<z.output<typeof configuration>>;
export type ConfigurationName = keyof Configuration;
