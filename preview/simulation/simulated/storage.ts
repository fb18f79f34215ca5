import { createStorage } from '#preview/app/testing/test-browser.ts';

/** How many characters a browser can store. */
export interface StorageQuota {
  chars: number;
}

type StoredEntries = readonly (readonly [key: string, text: string])[];

export const listStored = (storage: Storage): StoredEntries =>
  Array.from({ length: storage.length }, (_, at) => {
    const key = storage.key(at) ?? '';
    return [key, storage.getItem(key) ?? ''];
  });

/** A storage with a quota that can change. What is stored stays, although it may exceed the quota. */
export function createLimitedStorage(quota: StorageQuota, stored: StoredEntries = []): Storage {
  const storage = createStorage();
  const { setItem } = storage;
  for (const [key, text] of stored) setItem(key, text);
  storage.setItem = (key, text) => {
    const others = listStored(storage).filter(([name]) => name !== key);
    if ([...others, [key, text]].flat().join('').length > quota.chars)
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    setItem(key, text);
  };
  return storage;
}
