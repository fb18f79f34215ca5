import { z } from 'zod';
import { bookingValues } from './booking.ts';
import { interfaceValues } from './interface.ts';
import { jobValues } from './jobs.ts';
import { limitValues } from './limits.ts';
import { mailValues } from './mail.ts';
import { paymentValues } from './payment.ts';
import { checkConfiguration } from './check-configuration.ts';
import { restaurantValues } from './restaurant.ts';
import { serverValues } from './server.ts';
import { thirdPartyValues } from './third-parties.ts';
import { upstreamValues } from './upstream.ts';

const values = z.object({
  ...serverValues,
  ...thirdPartyValues,
  ...paymentValues,
  ...mailValues,
  ...limitValues,
  ...upstreamValues,
  ...restaurantValues,
  ...bookingValues,
  ...jobValues,
  ...interfaceValues,
});

/**
 * Everything that can be configured, each value once, with its default. The variable of `tokenMarginMs` is
 * `TOKEN_MARGIN_MS`. With nothing set the product runs. Values that contradict each other are refused.
 */
export const configuration = values.superRefine(checkConfiguration);

export type Configuration = Readonly<z.output<typeof values>>;
export type ConfigurationName = keyof Configuration;
