import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { fixedOffsetSeconds } from '#adapters/testing/fixed-clock.ts';

const ready = z.object({ event: z.literal('service-ready'), url: z.url() });

/** For tests: the embedded service with the demo data in its own process, on a fixed day. Resolves when it is ready. */
export async function startServiceProcess(
  env: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, PORT: '0', CLOCK_OFFSET_SECONDS: String(fixedOffsetSeconds()), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!child.stdout) throw new Error('The service has no output.');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, url: ready.parse(JSON.parse(String(line))).url };
}
