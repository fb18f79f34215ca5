import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
/** A fake Chromatic command that records its arguments and exits as told. */
let cli: string;
let argsFile: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromatic-'));
  cli = join(folder, 'chromatic.cjs');
  argsFile = join(folder, 'args.json');
  writeFileSync(
    cli,
    `const { CHROMATIC_PROJECT_TOKEN: token } = process.env;
require('node:fs').writeFileSync(${JSON.stringify(argsFile)}, JSON.stringify({ token, args: process.argv.slice(2) }));
process.exit(process.argv.includes('--exit-zero-on-changes') ? 0 : 7);
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function chromatic(token: string | undefined, ...args: string[]) {
  rmSync(argsFile, { force: true });
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const script = join(import.meta.dirname, 'chromatic.ts');
  return spawnSync(process.execPath, [script, '--cli', cli, '--catalogue', folder, ...args], {
    encoding: 'utf8',
    env: { ...env, ...(token && { CHROMATIC_PROJECT_TOKEN: token }) },
  });
}

describe('sending the stories to Chromatic', () => {
  it('says what to do without a token, and sends nothing [visual.chromatic]', () => {
    const { status, stderr } = chromatic(undefined);
    expect(status).toBe(1);
    expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic');
    expect(existsSync(argsFile)).toBe(false);
  });

  it('passes the built catalogue to Chromatic’s command, and the token in the environment only [visual.chromatic]', () => {
    expect(chromatic('chpt_example').status).toBe(7);
    const { token, args } = JSON.parse(readFileSync(argsFile, 'utf8'));
    expect(token).toBe('chpt_example');
    expect(args.slice(0, 2)).toEqual(['--storybook-build-dir', folder]);
    expect(args.join(' ')).not.toContain('chpt_example');
  });

  it('can succeed although images changed, and passes on arguments after --', () => {
    expect(chromatic('chpt_example', '--exit-zero-on-changes', '--', '--auto-accept-changes', 'main').status).toBe(0);
    const { args } = JSON.parse(readFileSync(argsFile, 'utf8'));
    expect(args.slice(-3)).toEqual(['--exit-zero-on-changes', '--auto-accept-changes', 'main']);
  });
});
