import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

it('makes UUIDs of version 4, also where the page is not secure [api.headers]', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, randomUuid);
  vi.unstubAllGlobals();
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});
