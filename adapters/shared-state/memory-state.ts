import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createMemoryKeyLimit } from '#adapters/access/key-limit.ts';
import { loadOrCreateSecret } from '#adapters/access/load-or-create-secret.ts';
import type { SharedState, TemporaryValues, ValuesInput } from './shared-state.ts';

/** State of a process without copies: in its memory, and secrets in its data folder. */
export const createMemoryState = (dataDir: string): SharedState => ({
  createKeyLimit: createMemoryKeyLimit,
  createValues: createMemoryValues,
  loadSecret: async (name) => loadOrCreateSecret(join(dataDir, name), `The secret “${name}”`),
  close: async () => undefined,
});

interface OwnedValue {
  readonly value: Buffer;
  readonly owner: string | undefined;
}

/** Counted for each value besides its bytes: its key, its time and its place in the cache. */
const overheadBytes = 200;

const sizeOf = (value: Buffer): number => value.length + overheadBytes;

export function createMemoryValues({ ttlMs, maxBytes, maxBytesPerOwner }: Omit<ValuesInput, 'name'>): TemporaryValues {
  const values = new LRUCache<string, OwnedValue>({
    maxSize: maxBytes,
    ttl: ttlMs,
    perf: Date,
    ttlResolution: 0,
    sizeCalculation: ({ value }) => sizeOf(value),
  });
  /** Removes an owner’s oldest values to make space. The cache lists the newest first. */
  function removeOldest(owner: string, bytes: number, limit: number): void {
    let remainingBytes = limit - bytes;
    for (const [key, each] of [...values.entries()].filter(([, { owner: its }]) => its === owner)) {
      remainingBytes -= sizeOf(each.value);
      if (remainingBytes < 0) values.delete(key);
    }
  }
  return {
    async save(key, value, owner) {
      if (owner !== undefined && maxBytesPerOwner !== undefined) removeOldest(owner, sizeOf(value), maxBytesPerOwner);
      values.set(key, { value, owner });
    },
    find: async (key) => values.get(key)?.value,
    async claim(key) {
      if (values.has(key)) return false;
      values.set(key, { value: Buffer.alloc(0), owner: undefined });
      return true;
    },
    remove: async (key) => void values.delete(key),
  };
}
