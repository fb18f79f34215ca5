import { islandErrorPath } from '#blocks/_shared/islands/report-island-error.ts';
import { messagesPath } from '../booking/message-catalogue/message-address.ts';
import { draftPath } from '../drafts/draft-address.ts';
import { socialCardPath } from '../pages/head/social-card.ts';

/** Paths that the site’s server answers itself. A trailing slash includes everything below. */
export const serverPaths = {
  health: '/healthz',
  readiness: '/readyz',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  calls: '/api/',
  token: '/api/token',
  islandErrors: islandErrorPath,
  frameworkFiles: '/_next/static/',
  scriptFiles: '/assets/',
  mediaFiles: '/media/',
  socialCards: socialCardPath,
  drafts: `${draftPath}/`,
  messages: `${messagesPath}/`,
} as const;

export type ServerPath = (typeof serverPaths)[keyof typeof serverPaths];

/** Whether the server answers a path itself. */
export const isServerPath = (path: string): boolean =>
  Object.values(serverPaths).some(
    (own) => `${path}/` === own || path === own || (own.endsWith('/') && path.startsWith(own)),
  );
