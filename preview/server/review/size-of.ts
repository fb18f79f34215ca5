import { LRUCache } from 'lru-cache';

/** Sizes of files, in bytes as they are sent, by address. They change with a new file alone. */
const sizes = new LRUCache<string, number>({ max: 2000, ttl: 600_000 });

/** What a file of the site weighs, in bytes as it is sent; 0 for one that lies elsewhere, or is not there. */
export async function sizeOf(address: string | undefined, siteAddress: string): Promise<number> {
  if (!address?.startsWith('/')) return 0;
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const answer = await fetch(new URL(address, siteAddress), { method: 'HEAD' }).catch(() => undefined);
  const size = Number(answer?.headers.get('content-length') ?? 0);
  if (answer?.ok) sizes.set(address, size);
  return size;
}

/** What several files weigh together; one that is named twice is fetched once. */
export async function sizeOfAll(addresses: readonly (string | undefined)[], siteAddress: string): Promise<number> {
  const all = await Promise.all([...new Set(addresses)].map((address) => sizeOf(address, siteAddress)));
  return all.reduce((total, size) => total + size, 0);
}
