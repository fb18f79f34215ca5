/** Drafts have separate addresses, so that no cache mixes them with public pages. No page can have this path. */
export const draftPath = '/_draft';

/** A draft at an address of the site. */
export interface DraftAddress {
  /** The address of the page for visitors. */
  readonly path: string;
  /** The page’s own query, with its question mark; empty where there is none. */
  readonly search: string;
  /** The date and time to preview; absent: now. */
  readonly at?: Date | undefined;
  /** Whether the framework’s script is left out, so that the rendered page can be patched in place. */
  readonly isStatic: boolean;
  /** A tile type, to render its example instead of the page’s tiles. */
  readonly tile?: string | undefined;
  /** The number of an earlier revision to render instead of the draft. */
  readonly revision?: number | undefined;
  /** `changes` requests when the page next looks different, instead of the page itself. */
  readonly resource: 'page' | 'changes';
}

export const isDraftPath = (path: string): boolean => path === draftPath || path.startsWith(`${draftPath}/`);

/** The query parameters of a draft. No page’s own parameter begins with an underscore. */
const parameters = {
  at: '_at',
  isStatic: '_still',
  changes: '_changes',
  tile: '_tile',
  revision: '_revision',
} as const;

/** Parses a draft’s address. Undefined where the date is invalid. */
export function readDraftAddress(url: URL): DraftAddress | undefined {
  const query = new URLSearchParams(url.search);
  const dateText = query.get(parameters.at);
  const at = dateText === null ? undefined : new Date(dateText);
  if (at && Number.isNaN(at.getTime())) return undefined;
  const isStatic = query.has(parameters.isStatic);
  const tile = query.get(parameters.tile) ?? undefined;
  const revision = Number(query.get(parameters.revision) ?? 0) || undefined;
  const resource = query.has(parameters.changes) ? 'changes' : 'page';
  for (const name of Object.values(parameters)) query.delete(name);
  query.delete('key');
  query.delete('pass');
  const search = query.size > 0 ? `?${query}` : '';
  return { path: url.pathname.slice(draftPath.length) || '/', search, at, isStatic, tile, revision, resource };
}

/** The address at which a page is shown as a draft. */
export function draftAddress(
  path: string,
  { at, isStatic = false, tile, revision, resource = 'page' }: Partial<Omit<DraftAddress, 'path' | 'search'>> = {},
): string {
  const query = new URLSearchParams();
  if (at) query.set(parameters.at, at.toISOString());
  if (isStatic) query.set(parameters.isStatic, '');
  if (resource === 'changes') query.set(parameters.changes, '');
  if (tile !== undefined) query.set(parameters.tile, tile);
  if (revision !== undefined) query.set(parameters.revision, String(revision));
  const own = path === '/' ? draftPath : `${draftPath}${path}`;
  return query.size > 0 ? `${own}?${query}` : own;
}
