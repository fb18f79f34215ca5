import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bin } from '../run-step.ts';
import { hasPackagedBrowser, unpackBrowser } from './packaged-browser.ts';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'];
const canStart = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** Playwright's own headless browser, downloaded if it is missing. */
function installPlaywrightBrowser(): string {
  const path = chromium.executablePath();
  if (canStart(path)) return path;
  execFileSync(bin('playwright'), ['install', 'chromium-headless-shell'], { stdio: 'inherit', timeout: 300_000 });
  return path;
}

/**
 * Finds the browser for tests and stores its path in CHROMIUM_PATH, for this process and its children. An existing
 * value is used. On Linux x64 the lock file provides a browser; elsewhere it is an installed Chromium, or Playwright's.
 */
export async function findBrowser(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  const { executablePath, env } = hasPackagedBrowser
    ? await unpackBrowser()
    : { executablePath: systemBrowsers.find(canStart) ?? installPlaywrightBrowser(), env: {} };
  Object.assign(process.env, env, { CHROMIUM_PATH: executablePath });
  return executablePath;
}
