import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
/** A fake Chromatic command that records its arguments and exits as told. */
let cli: string;
let asked: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromatic-'));
  cli = join(folder, 'chromatic.cjs');
  asked = join(folder, 'asked.json');
  writeFileSync(
    cli,
    `const { CHROMATIC_PROJECT_TOKEN: token } = process.env;
require('node:fs').writeFileSync(${JSON.stringify(asked)}, JSON.stringify({ token, words: process.argv.slice(2) }));
process.exit(process.argv.includes('--exit-zero-on-changes') ? 0 : 7);
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function chromatic(token: string | undefined, ...words: string[]) {
  rmSync(asked, { force: true });
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const script = join(import.meta.dirname, 'chromatic.ts');
  return spawnSync(process.execPath, [script, '--cli', cli, '--catalogue', folder, ...words], {
    encoding: 'utf8',
    env: { ...env, ...(token && { CHROMATIC_PROJECT_TOKEN: token }) },
  });
}

describe('sending the stories to Chromatic', () => {
  it('says what to do without a token, and sends nothing [visual.chromatic]', () => {
    const { status, stderr } = chromatic(undefined);
    expect(status).toBe(1);
    expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic');
    expect(existsSync(asked)).toBe(false);
  });

  it('passes the built catalogue to Chromatic’s command, and the token in the environment only [visual.chromatic]', () => {
    expect(chromatic('chpt_example').status).toBe(7);
    const { token, words } = JSON.parse(readFileSync(asked, 'utf8'));
    expect(token).toBe('chpt_example');
    expect(words.slice(0, 2)).toEqual(['--storybook-build-dir', folder]);
    expect(words.join(' ')).not.toContain('chpt_example');
  });

  it('can succeed although images changed, and passes on arguments after --', () => {
    expect(chromatic('chpt_example', '--exit-zero-on-changes', '--', '--auto-accept-changes', 'main').status).toBe(0);
    const { words } = JSON.parse(readFileSync(asked, 'utf8'));
    expect(words.slice(-3)).toEqual(['--exit-zero-on-changes', '--auto-accept-changes', 'main']);
  });
});
