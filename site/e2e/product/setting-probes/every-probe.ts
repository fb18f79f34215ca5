import type { ConfigurationName } from '#schemas/configuration/configuration.ts';
import { toVariableName } from '#schemas/configuration/parse/to-variable-name.ts';
import { bookingProbes } from './booking-probes.ts';
import { interfaceProbes } from './interface-probes.ts';
import { limitProbes } from './limit-probes.ts';
import { jobProbes, restaurantProbes } from './restaurant-probes.ts';
import { mailProbes, mediaProbes, serverProbes } from './server-probes.ts';
import { paymentProbes, thirdPartyProbes } from './service-probes.ts';
import type { SettingProbe } from './setting-probe.ts';
import { upstreamProbes } from './upstream-probes.ts';

/** A probe for each setting; a missing one is a compile error. */
const settingProbes: Readonly<Record<ConfigurationName, SettingProbe>> = {
  ...serverProbes,
  ...thirdPartyProbes,
  ...paymentProbes,
  ...mailProbes,
  ...mediaProbes,
  ...limitProbes,
  ...upstreamProbes,
  ...restaurantProbes,
  ...bookingProbes,
  ...jobProbes,
  ...interfaceProbes,
};

type Kind = SettingProbe['kind'];
type ProbeOf<Own extends Kind> = Extract<SettingProbe, { kind: Own }>;

const isOf = <Own extends Kind>(kind: Own, probe: SettingProbe): probe is ProbeOf<Own> => probe.kind === kind;

/** Settings that are probed in one way, each with its environment variable. */
export const probesOf = <Own extends Kind>(kind: Own): (readonly [variable: string, probe: ProbeOf<Own>])[] =>
  Object.entries(settingProbes).flatMap(([name, probe]) =>
    isOf(kind, probe) ? [[toVariableName(name), probe] as const] : [],
  );
