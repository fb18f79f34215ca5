import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

it.each(['site/server/start/main.ts', 'adapters/service/main.ts', 'site/server/start/check-configuration.ts'])(
  'stops the start of %s and names each bad setting [config.constants]',
  (program) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [program], {
      cwd: root,
      env: { ...process.env, MAX_LOCATIONS: '0', CLICK_COLLECT_CLOSE: 'late', NODE_NO_WARNINGS: '1' },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('MAX_LOCATIONS must be a whole number from 1 to ');
    expect(stderr).toMatch(/CLICK_COLLECT_CLOSE must be .*; it is "late"\./);
  },
);

it.each([
  'site/server/start/check-configuration.ts',
  'site/server/start/main.ts',
  'preview/server/main.ts',
  'preview/inspect/upstream/upstream.ts',
  'preview/inspect/page.ts',
])('names an invalid override of API_MAPPING in one line of %s [config.constants] [upstream.mapping]', (program) => {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, API_MAPPING: '{"fieldNames":{"lat":7}}', NODE_NO_WARNINGS: '1' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^API_MAPPING is invalid: fieldNames\.lat [^\n]*\n$/);
});
