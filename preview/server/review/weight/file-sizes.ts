import { LRUCache } from 'lru-cache';

/** Sizes of files by address, in bytes as transferred. A changed file has a new address. */
const sizes = new LRUCache<string, number>({ max: 2000, ttl: 600_000 });

/** The size of a file of the site, in bytes as transferred; 0 for one on another host, or a missing one. */
export async function fetchFileSize(address: string | undefined, siteAddress: string): Promise<number> {
  if (!address?.startsWith('/')) return 0;
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const answer = await fetch(new URL(address, siteAddress), { method: 'HEAD' }).catch(() => undefined);
  const size = Number(answer?.headers.get('content-length') ?? 0);
  if (answer?.ok) sizes.set(address, size);
  return size;
}

/** The total size of several files; each is counted once. */
export async function sumFileSizes(addresses: readonly (string | undefined)[], siteAddress: string): Promise<number> {
  const all = await Promise.all([...new Set(addresses)].map((address) => fetchFileSize(address, siteAddress)));
  return all.reduce((total, size) => total + size, 0);
}
