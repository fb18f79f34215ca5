import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildFrame } from './frame/build-frame.ts';

/** Builds everything the site needs to run: its own script, then the framework's application. */
await buildFrame();
const next = join(import.meta.dirname, '../node_modules/next/dist/bin/next');
const built = spawnSync(process.execPath, [next, 'build', import.meta.dirname], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
process.exitCode = built.status ?? 1;
