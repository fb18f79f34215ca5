import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/**
 * Runs the checks and ends with how many passed: `npm run check`. With `--browser` the browser tests as well, which
 * is what `npm test` does.
 */
const root = join(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'checks-'));
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
};

function run(title: string, command: string, args: readonly string[], more: Record<string, string> = {}): boolean {
  const began = performance.now();
  process.stdout.write(`\n— ${title}\n`);
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } });
  process.stdout.write(
    `  ${done.status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
  );
  return done.status === 0;
}

const one = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Reads a runner's own count; a runner that left none has failed as a whole. */
function counted<Report>(
  file: string,
  schema: z.ZodType<Report>,
  count: (report: Report) => Count,
  ok: boolean,
): Count {
  try {
    const read = count(schema.parse(JSON.parse(readFileSync(file, 'utf8'))));
    return ok || read.failed > 0 ? read : { ...read, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const picturesReport = z.object({ passed: z.number(), failed: z.number() });

function unitTests(): Count {
  const file = join(reports, 'vitest.json');
  const ok = run('Unit and contract tests', bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(
    file,
    vitestReport,
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    ok,
  );
}

function browserTests(title: string, config: string): Count {
  const file = join(reports, `${title}.json`);
  const ok = run(title, bin('playwright'), ['test', `--config=${config}`, '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return counted(
    file,
    playwrightReport,
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    ok,
  );
}

/** Every story by the laws of layout and by its approved picture: a count for each story and width. */
function pictures(): Count {
  const file = join(root, 'test-results/visual/count.json');
  rmSync(file, { force: true });
  const ok = run('Pictures and layout laws', process.execPath, ['preview/visual/visual.ts']);
  return counted(file, picturesReport, (count) => count, ok);
}

const results = [
  one(run('Generated files', process.execPath, ['preview/generators/gen.ts', '--check'])),
  one(run('Types', bin('tsc'), ['-p', '.'])),
  one(run('Lint, layers and format', bin('biome'), ['ci', '--max-diagnostics=50'])),
  unitTests(),
  ...(process.argv.includes('--browser')
    ? [
        browserTests('Browser tests', 'playwright.config.ts'),
        pictures(),
        browserTests('Tests of the pictures', 'preview/visual/playwright.config.ts'),
        browserTests('Tests of the conformance kit', 'preview/passports/playwright.config.ts'),
      ]
    : []),
];
const passed = results.reduce((sum, count) => sum + count.passed, 0);
const failed = results.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
