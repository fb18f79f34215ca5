import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, it, vi } from 'vitest';
import { knownSessions } from './known-sessions.ts';
import { runSession } from './run-session.ts';
import { startPageService } from './simulated/page-service.ts';
import { simulateTime } from './simulated/time.ts';
import { anySteps } from './steps.ts';

/** How many sessions are run, from which seed: set both to try others. */
const numRuns = Number(
  process.env.EDITING_SESSIONS ?? (process.env.TEST_ALL ? 1000 : process.env.TEST_QUICK ? 20 : 100),
);
const seed = Number(process.env.EDITING_SEED ?? 17);

const examples = knownSessions.map((steps): [typeof steps] => [steps]);

const service = await startPageService();
beforeEach(simulateTime);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => service.close());

it('loses nothing that two editors type at once, whatever fails [editor.merge] [editor.undo] [preview.compose]', {
  timeout: 120_000,
}, async () => {
  let count = 0;
  const runNext = (steps: Parameters<typeof runSession>[2]) => runSession(service, `page-${++count}`, steps);
  await fc.assert(fc.asyncProperty(anySteps, runNext), {
    numRuns: numRuns + examples.length,
    seed,
    examples,
  });
});
