import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that makes the console speak has found something: React warnings, deprecations, forgotten prints. */
const methods = ['error', 'warn', 'log', 'info'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const said = methods.flatMap((method) =>
    vi.mocked(console[method]).mock.calls.map((call) => call.map(String).join(' ')),
  );
  vi.restoreAllMocks();
  expect(said, 'nothing is printed while tests run').toEqual([]);
});

// What a file has begun to import must not end among the tests of the next one: islands are imported when a block is.
afterAll(() => vi.dynamicImportSettled());
