import type { PolicyOrigins } from '#adapters/integrations/third-parties/third-party.ts';
import type { FinishedDocument } from './finish-document.ts';

interface PolicyInput extends Pick<FinishedDocument, 'scriptHashes' | 'styleHashes'> {
  /** Origins whose frames may stand in an embed tile. */
  readonly frameOrigins: readonly string[];
  /** What the configured services of others need; undefined where none may run. */
  readonly thirdParties?: PolicyOrigins | undefined;
  /** Where forms may lead beside the site itself; absent: nowhere. */
  readonly formTargets?: readonly string[];
  /** Whether a page of the same origin may show the document in a frame. */
  readonly framed?: boolean;
  /** Development needs code made at run time and a socket for reloads. */
  readonly developing: boolean;
}

/**
 * The policy of one document: own files, the inline scripts and styles that the site itself wrote into it (by
 * hash), pictures and films from https, the services that are configured, and nothing else.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { scriptHashes, styleHashes, frameOrigins, thirdParties, formTargets = [], framed = false, developing } = input;
  const scripts = developing ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptHashes;
  // With a hash beside it, 'unsafe-inline' would count for nothing.
  const styles = developing || thirdParties?.writesStyles ? ["'unsafe-inline'"] : styleHashes;
  const frames = [...frameOrigins, ...(thirdParties?.frames ?? [])];
  const sources = (name: string, own: readonly string[], others: readonly string[] | undefined): string[] =>
    others && others.length > 0 ? [[name, ...own, ...others].join(' ')] : [];
  return [
    `default-src 'self'`,
    ['script-src', "'self'", ...(thirdParties?.scripts ?? []), ...scripts].join(' '),
    ['style-src', "'self'", ...(thirdParties?.styles ?? []), ...styles].join(' '),
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    ['connect-src', "'self'", ...(thirdParties?.connections ?? []), ...(developing ? ['ws:'] : [])].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    ...sources('font-src', ["'self'"], thirdParties?.fonts),
    ...sources('worker-src', ["'self'"], thirdParties?.workers),
    `object-src 'none'`,
    `base-uri 'none'`,
    ['form-action', "'self'", ...(thirdParties?.forms ?? []), ...formTargets].join(' '),
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
}
