import { type Browser, chromium } from '@playwright/test';
import { quietArguments } from '#preview/checks/browser/browser-options.ts';
import { hasPackagedBrowser, unpackBrowser } from '#preview/checks/browser/packaged-browser.ts';

/** Whether pictures made here are those of every other machine. */
export const picturesAreAlike = hasPackagedBrowser;

/** Nothing that differs from machine to machine: no hinting, no sub-pixels, one colour space, no graphics card. */
export const browserArguments: readonly string[] = [
  ...quietArguments,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Starts the one browser in which pictures are made, with fonts of its own. Throws elsewhere than on Linux x64. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await unpackBrowser();
  return chromium.launch({ executablePath, args: [...browserArguments], env: { ...process.env, ...env } });
}
