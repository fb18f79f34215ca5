import type { SiteDependencies } from './site-dependencies.ts';

/** Whether the site answers to a host name. */
export const isKnownHost = ({ hosts }: Pick<SiteDependencies, 'hosts'>, host: string | undefined): boolean =>
  hosts.size === 0 || hosts.has((host ?? '').toLowerCase());
