import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { itemRoute } from '../../content/kind-views.ts';

interface Place {
  /** From the root of the content. */
  readonly path: readonly PathStep[];
  readonly tile?: { readonly key: string } | undefined;
}

/** The route that opens content at a field. A tile of a page is found by its key, because it may have moved. */
export function routeOfField(kind: ChangeKind, id: string, { path, tile }: Place): string {
  const query = new URLSearchParams({
    ...(kind === 'page' && tile && { tile: tile.key }),
    field: formatPath(kind === 'page' && tile ? path.slice(2) : path),
  });
  return `${routeOfContent(kind, id)}?${query}`;
}

/** The route of the editor of content. */
export const routeOfContent = (kind: ChangeKind, id: string): string =>
  kind === 'page' ? `/pages/${encodeURIComponent(id)}` : itemRoute(kind, id);
