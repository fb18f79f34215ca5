import type { IncomingMessage } from 'node:http';
import { secretRoutes } from '#site/pages/cache/cache-scope.ts';
import { isBookingJourney } from '../booking/journey/derive-booking-state.ts';
import { matchRoute } from '../routing/match-route.ts';
import { isServerPath } from '../routing/server-paths.ts';
import type { SiteDependencies } from './site-dependencies.ts';

type LookupDependencies = Pick<SiteDependencies, 'documents' | 'redirects' | 'limits' | 'cache'>;

/**
 * The address in lower case of a page that is not found, for a visitor who typed capitals. Undefined where there is no
 * such page, and for keys, files and calls, whose addresses are not words.
 */
export async function findLowerCase(
  { documents, redirects, limits, cache }: LookupDependencies,
  request: IncomingMessage,
  { path, search }: { readonly path: string; readonly search: string },
): Promise<string | undefined> {
  const lower = path.toLowerCase();
  if (lower === path || lower.includes('.') || isServerPath(lower)) return undefined;
  const route = matchRoute(lower);
  if (route.kind === 'unknown' || (secretRoutes.has(route.kind) && lower.slice(1).includes('/'))) return undefined;
  const moved = redirects().lookUp(lower + search);
  if (moved !== undefined) return moved;
  if (!cache.peek(lower) && (await limits.countRender(request))) return undefined;
  const page = { route, path: lower, query: {}, key: lower, isCacheable: !isBookingJourney(route), isSeen: false };
  const { status } = await documents.answer(page);
  return status === 200 ? lower + search : undefined;
}
