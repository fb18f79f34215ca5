// Finds a Chromium for the browser tests: an installed one, else Playwright's own, else the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run, say } from '../../site/bootstrap.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const works = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

const installed = () => places.find((path) => existsSync(path) && works(path));

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) && works(chromium.executablePath())
    ? chromium.executablePath()
    : undefined;
}

/** Path of a browser that runs. Installs one when there is none; ends with what to do when that fails. */
export async function findBrowser(node) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const known = installed() ?? (await playwrights());
  if (known) return known;
  say('Installing a browser for the tests…');
  const cli = new URL('../../node_modules/@playwright/test/cli.js', import.meta.url).pathname;
  spawnSync(node, [cli, 'install', '--with-deps', 'chromium-headless-shell'], { stdio: 'inherit', timeout: 300_000 });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], env);
  }
  return installed() ?? fail('There is no Chromium for the browser tests: install one, or set CHROMIUM_PATH to it.');
}
