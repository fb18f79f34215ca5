import type { PolicyOrigins } from '#adapters/integrations/third-parties/third-party.ts';
import type { FinishedDocument } from './finish-document.ts';

interface PolicyInput extends Pick<FinishedDocument, 'scriptHashes' | 'styleHashes'> {
  /** Origins that an embed tile may show in a frame. */
  readonly frameOrigins: readonly string[];
  /** What third-party services need; undefined where none may run. */
  readonly thirdParties?: PolicyOrigins | undefined;
  /** Origins of images and videos that have no https. */
  readonly mediaOrigins?: readonly string[];
  /** Where forms may lead besides the site itself; absent: nowhere. */
  readonly formTargets?: readonly string[];
  /** Whether a page of the same origin may show the document in a frame. */
  readonly isFrameable?: boolean;
  /** Development needs `eval` and a WebSocket for reloads. */
  readonly isDevelopment: boolean;
}

/**
 * The content security policy of one document: the site’s own files, its inline scripts and styles by hash, images and
 * videos over https, the configured services, and nothing else.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const {
    scriptHashes,
    styleHashes,
    frameOrigins,
    thirdParties,
    mediaOrigins = [],
    formTargets = [],
    isFrameable = false,
    isDevelopment,
  } = input;
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptHashes;
  // A browser ignores 'unsafe-inline' where a hash is present.
  const styles = isDevelopment || thirdParties?.writesStyles ? ["'unsafe-inline'"] : styleHashes;
  const frames = [...frameOrigins, ...(thirdParties?.frames ?? [])];
  const sources = (name: string, own: readonly string[], others: readonly string[] | undefined): string[] =>
    others && others.length > 0 ? [[name, ...own, ...others].join(' ')] : [];
  return [
    `default-src 'self'`,
    ['script-src', "'self'", ...(thirdParties?.scripts ?? []), ...scripts].join(' '),
    ['style-src', "'self'", ...(thirdParties?.styles ?? []), ...styles].join(' '),
    ["img-src 'self' data: https:", ...mediaOrigins].join(' '),
    ["media-src 'self' https:", ...mediaOrigins].join(' '),
    ['connect-src', "'self'", ...(thirdParties?.connections ?? []), ...(isDevelopment ? ['ws:'] : [])].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    ...sources('font-src', ["'self'"], thirdParties?.fonts),
    ...sources('worker-src', ["'self'"], thirdParties?.workers),
    `object-src 'none'`,
    `base-uri 'none'`,
    ['form-action', "'self'", ...(thirdParties?.forms ?? []), ...formTargets].join(' '),
    `frame-ancestors ${isFrameable ? "'self'" : "'none'"}`,
  ].join('; ');
}
