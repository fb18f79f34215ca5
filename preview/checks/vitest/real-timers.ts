import { afterAll, expect } from 'vitest';

/** Fails a test file that leaves simulated timers behind: the files after it, in the same process, would wait forever. */
afterAll(() => expect('clock' in setTimeout, 'tests must restore the timers').toBe(false));
