/** Drafts have separate addresses, so that no cache mixes them with public pages. No page can have this path. */
export const draftPath = '/_draft';

/** Identifies an item of content, such as a menu. The kind may be unknown. */
export interface DraftItem {
  readonly kind: string;
  readonly id: string;
}

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
  /** Whether the versions that are scheduled to be published are rendered instead of the drafts. */
  readonly isScheduled: boolean;
  /** Content beside the page whose drafts replace what is live. */
  readonly items: readonly DraftItem[];
  /** Whether the page is rendered as it is live, where it is. Its draft is then left out, but not those of `items`. */
  readonly isLivePage: boolean;
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
  isScheduled: '_scheduled',
  items: '_content',
  isLivePage: '_live',
} as const;

/** The most items in an address. Each costs one call of the API. */
const maxItems = 10;

/** The parameters that the links of a draft keep, so that they lead to pages with the same content and date. */
export const parametersOfLinks = [
  parameters.at,
  parameters.items,
  parameters.isLivePage,
  parameters.isScheduled,
] as const;

/** Parses `menu/dinner`; undefined where it is something else. */
function readItem(text: string): DraftItem | undefined {
  const [, kind, id] = /^([a-z-]+)\/([^/]+)$/.exec(text) ?? [];
  return kind === undefined || id === undefined ? undefined : { kind, id };
}

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
  const items = query
    .getAll(parameters.items)
    .flatMap((text) => readItem(text) ?? [])
    .slice(0, maxItems);
  const isLivePage = query.has(parameters.isLivePage);
  const isScheduled = query.has(parameters.isScheduled);
  for (const name of Object.values(parameters)) query.delete(name);
  query.delete('key');
  query.delete('pass');
  const search = query.size > 0 ? `?${query}` : '';
  const path = url.pathname.slice(draftPath.length) || '/';
  return { path, search, at, isStatic, tile, revision, isScheduled, items, isLivePage, resource };
}

/** The address at which a page is shown as a draft. */
export function draftAddress(
  path: string,
  {
    at,
    isStatic = false,
    tile,
    revision,
    isScheduled = false,
    items = [],
    isLivePage = false,
    resource = 'page',
  }: Partial<Omit<DraftAddress, 'path' | 'search'>> = {},
): string {
  const query = new URLSearchParams();
  if (at) query.set(parameters.at, at.toISOString());
  if (isStatic) query.set(parameters.isStatic, '');
  if (resource === 'changes') query.set(parameters.changes, '');
  if (tile !== undefined) query.set(parameters.tile, tile);
  if (revision !== undefined) query.set(parameters.revision, String(revision));
  if (isScheduled) query.set(parameters.isScheduled, '');
  for (const { kind, id } of items) query.append(parameters.items, `${kind}/${id}`);
  if (isLivePage) query.set(parameters.isLivePage, '');
  const own = path === '/' ? draftPath : `${draftPath}${path}`;
  return query.size > 0 ? `${own}?${query}` : own;
}
