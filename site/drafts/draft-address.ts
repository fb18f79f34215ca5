/** Drafts have addresses of their own, so that no cache can mix them with what visitors see. No page can have this path. */
export const draftPath = '/_draft';

/** A page as it is being written, seen at an address of the site. */
export interface DraftAddress {
  /** The address that the page has for visitors. */
  readonly path: string;
  /** The page's own query, with its question mark; empty where there is none. */
  readonly search: string;
  /** When the page is seen; absent: now. */
  readonly at?: Date | undefined;
  /** Whether the framework's script is left out, so that what is drawn can be changed in place. */
  readonly still: boolean;
  /** A tile type: its example is drawn in the place of the page's tiles. */
  readonly tile?: string | undefined;
  /** An earlier revision is drawn in the place of the draft. */
  readonly revision?: number | undefined;
  /** `changes` asks when the page looks different next, instead of the page. */
  readonly asks: 'page' | 'changes';
}

export const isOfDrafts = (path: string): boolean => path === draftPath || path.startsWith(`${draftPath}/`);

/** Names of what is asked of a draft. No page's own query begins with an underscore. */
const names = { at: '_at', still: '_still', changes: '_changes', tile: '_tile', revision: '_revision' } as const;

/** Reads a draft's address. Undefined for a moment that is none. */
export function readDraftAddress(url: URL): DraftAddress | undefined {
  const query = new URLSearchParams(url.search);
  const moment = query.get(names.at);
  const at = moment === null ? undefined : new Date(moment);
  if (at && Number.isNaN(at.getTime())) return undefined;
  const still = query.has(names.still);
  const tile = query.get(names.tile) ?? undefined;
  const revision = Number(query.get(names.revision) ?? 0) || undefined;
  const asks = query.has(names.changes) ? 'changes' : 'page';
  for (const name of Object.values(names)) query.delete(name);
  query.delete('key');
  query.delete('pass');
  const search = query.size > 0 ? `?${query}` : '';
  return { path: url.pathname.slice(draftPath.length) || '/', search, at, still, tile, revision, asks };
}

/** The address at which a page is seen as a draft. */
export function draftAddress(
  path: string,
  { at, still = false, tile, revision, asks = 'page' }: Partial<Omit<DraftAddress, 'path' | 'search'>> = {},
): string {
  const query = new URLSearchParams();
  if (at) query.set(names.at, at.toISOString());
  if (still) query.set(names.still, '');
  if (asks === 'changes') query.set(names.changes, '');
  if (tile !== undefined) query.set(names.tile, tile);
  if (revision !== undefined) query.set(names.revision, String(revision));
  const own = path === '/' ? draftPath : `${draftPath}${path}`;
  return query.size > 0 ? `${own}?${query}` : own;
}
