import { type Browser, chromium } from '@playwright/test';
import { baseBrowserArguments } from '#preview/checks/browser/browser-options.ts';
import { hasPackagedBrowser, unpackBrowser } from '#preview/checks/browser/packaged-browser.ts';

/** Whether screenshots taken here are the same as on every other machine. */
export const areScreenshotsReproducible = hasPackagedBrowser;

/** Disables everything that differs between machines: hinting, sub-pixels, colour profiles, graphics cards. */
export const browserArguments: readonly string[] = [
  ...baseBrowserArguments,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Starts the browser that takes the screenshots, with its own fonts. Throws on other platforms than Linux x64. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await unpackBrowser();
  return chromium.launch({ executablePath, args: [...browserArguments], env: { ...process.env, ...env } });
}
