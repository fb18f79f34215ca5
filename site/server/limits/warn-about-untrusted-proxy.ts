import type { IncomingMessage, Server } from 'node:http';
import type { SiteLog } from '#site/operations/site-log.ts';

/**
 * Logs a warning once when the site seems to be behind a proxy that is not trusted: all its visitors would count as
 * one.
 */
export function warnAboutUntrustedProxy(server: Server, log: SiteLog): void {
  const check = ({ headers }: IncomingMessage): void => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    server.off('request', check);
    log({
      level: 'warning',
      event: 'proxy-not-trusted',
      message:
        'A request came with X-Forwarded-For or Forwarded, but TRUSTED_PROXIES is 0: everybody behind that proxy counts as one visitor. Set TRUSTED_PROXIES to the number of your proxies.',
    });
  };
  server.on('request', check);
}
