import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** A test fails if it writes to the console: React warnings, deprecations, forgotten logging. */
const methods = ['error', 'warn', 'log', 'info'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const printed = methods.flatMap((method) =>
    vi.mocked(console[method]).mock.calls.map((call) => call.map(String).join(' ')),
  );
  vi.restoreAllMocks();
  expect(printed, 'tests must not print to the console').toEqual([]);
});

// Dynamic imports that one file has started must not end in the next one: importing a block imports its islands.
afterAll(() => vi.dynamicImportSettled());
