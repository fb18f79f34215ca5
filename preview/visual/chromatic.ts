import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCatalogue } from '../stories/build-catalogue.ts';

/**
 * Sends the stories to Chromatic: `npm run chromatic`, with the project’s token in CHROMATIC_PROJECT_TOKEN. Arguments
 * after `--` are passed to Chromatic’s command. `--catalogue` gives a static catalogue that is built already, `--cli`
 * another command.
 */
const root = join(import.meta.dirname, '../..');
const packagedCli = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('chromatic/package.json')), 'dist/bin.cjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { catalogue: { type: 'string' }, cli: { type: 'string' }, 'exit-zero-on-changes': { type: 'boolean' } },
});

/** Half an hour, in milliseconds: Chromatic’s command retries endlessly if it cannot reach its host. */
const timeoutMs = 1_800_000;

const help = `There is no CHROMATIC_PROJECT_TOKEN, so nothing was sent.
1. Create a project at https://www.chromatic.com, or open yours, and copy its token from Manage, Configure.
2. CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic
   On GitHub, store it as a secret of the same name for .github/workflows/chromatic.yml.
The same stories are compared on this machine by npm run visual, without any token.
`;

/** Sends the catalogue. The token is passed in the environment, because arguments are visible in process lists. */
function sendCatalogue(): number {
  const args = [
    '--storybook-build-dir',
    values.catalogue ?? buildCatalogue(),
    '--no-interactive',
    '--skip-update-check',
    ...(values['exit-zero-on-changes'] ? ['--exit-zero-on-changes'] : []),
    ...positionals,
  ];
  const cli = values.cli ?? packagedCli();
  const done = spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit', timeout: timeoutMs });
  if (done.error) process.stderr.write(`Chromatic failed: ${done.error.message}\n`);
  return done.status ?? 1;
}

if (process.env.CHROMATIC_PROJECT_TOKEN) process.exitCode = sendCatalogue();
else {
  process.stderr.write(help);
  process.exitCode = 1;
}
