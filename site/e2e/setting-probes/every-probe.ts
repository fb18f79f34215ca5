import type { ConfigurationName } from '#schemas/configuration/configuration.ts';
import { bookingProbes } from './booking-probes.ts';
import { interfaceProbes } from './interface-probes.ts';
import { limitProbes } from './limit-probes.ts';
import { jobProbes, restaurantProbes } from './restaurant-probes.ts';
import { mailProbes, serverProbes } from './server-probes.ts';
import { paymentProbes, thirdPartyProbes } from './service-probes.ts';
import type { SettingProbe } from './setting-probe.ts';
import { upstreamProbes } from './upstream-probes.ts';

/** A probe for each setting; a missing one is a compile error. */
export const settingProbes: Readonly<Record<ConfigurationName, SettingProbe>> = {
  ...serverProbes,
  ...thirdPartyProbes,
  ...paymentProbes,
  ...mailProbes,
  ...limitProbes,
  ...upstreamProbes,
  ...restaurantProbes,
  ...bookingProbes,
  ...jobProbes,
  ...interfaceProbes,
};
