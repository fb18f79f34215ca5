import { z } from 'zod';
import { bookingValues } from './booking.ts';
import { checkConfiguration } from './check-configuration.ts';
import { interfaceValues } from './interface.ts';
import { jobValues } from './jobs.ts';
import { limitValues } from './limits.ts';
import { mailValues } from './mail.ts';
import { mediaValues } from './media.ts';
import { paymentValues } from './payment.ts';
import { restaurantValues } from './restaurant.ts';
import { serverValues } from './server.ts';
import { thirdPartyValues } from './third-parties.ts';
import { upstreamValues } from './upstream.ts';

const values = z.object({
  ...serverValues,
  ...thirdPartyValues,
  ...paymentValues,
  ...mailValues,
  ...mediaValues,
  ...limitValues,
  ...upstreamValues,
  ...restaurantValues,
  ...bookingValues,
  ...jobValues,
  ...interfaceValues,
});

/**
 * All configuration values with their defaults. The environment variable of `tokenMarginMs` is `TOKEN_MARGIN_MS`. The
 * product runs with nothing set. Inconsistent values are rejected.
 */
export const configuration = values.superRefine(checkConfiguration);

export type Configuration = Readonly<z.output<typeof values>>;
export type ConfigurationName = keyof Configuration;
