import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

interface TileCheck {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** What is wrong with a tile that would go live for many pages. */
export async function findTileChecks(tile: RawTile): Promise<readonly TileCheck[]> {
  const { reviewPage } = await import('#preview/review/review-page.ts');
  const findings = reviewPage({ id: 'shared', title: 'Shared', tiles: [tile] }, { live: '' });
  // Pages decide what is beside the tile in its row.
  const isOwn = (path: readonly PathStep[]): boolean => path[0] === 'tiles' && path.at(-1) !== 'width';
  const ofTile = findings.filter(({ path, severity }) => severity === 'error' || isOwn(path));
  return [...new Map(ofTile.map(({ severity, message }) => [message, { severity, message }])).values()];
}

const tileChecksQuery = (tile: RawTile) =>
  queryOptions({
    queryKey: ['tile-checks', tile],
    queryFn: () => findTileChecks(tile),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What is wrong with a tile, before it goes live. */
export function TileChecks({ tile }: { readonly tile: RawTile }) {
  const { data: checks } = useQuery(tileChecksQuery(tile));
  if (!checks) return null;
  return (
    <section aria-label="Checks">
      <h3>Checks</h3>
      {checks.length === 0 && <p>No problems found.</p>}
      <ul className="findings">
        {checks.map(({ severity, message }) => (
          <li key={message} className={severity}>
            <p>
              <strong>{severity === 'error' ? 'Error:' : 'Warning:'}</strong> {message}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
