import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { quietArguments } from '../checks/browser-options.ts';

const root = join(import.meta.dirname, '../..');

/** Whether pictures made here are those of every other machine: the packaged browser is for Linux on x64. */
export const picturesAreAlike = process.platform === 'linux' && process.arch === 'x64';

/** Nothing that differs from machine to machine: no hinting, no sub-pixels, one colour space, no graphics card. */
const args = [
  ...quietArguments,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

const starts = (path: string): boolean => {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Unpacks the browser of the lock file, once for each version, and gives its path. Where the system lacks libraries it
 * needs, those that come with it are used.
 */
async function unpack(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the folder for temporary files, and takes what it finds there for its own.
  process.env.TMPDIR = folder;
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  if (starts(path)) return path;
  const bin = join(root, 'node_modules/@sparticuz/chromium/bin');
  setupLambdaEnvironment(join(await inflate(join(bin, 'al2023.tar.br')), 'lib'));
  return path;
}

/** Starts the one browser in which pictures are made, with fonts of its own. Throws elsewhere than on Linux x64. */
export async function openBrowser(): Promise<Browser> {
  if (!picturesAreAlike) throw new Error('The packaged browser runs on Linux x64 only.');
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest);
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  const executablePath = await unpack(folder);
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(fonts, fontsConf(folder));
  return chromium.launch({ executablePath, args, env: { ...process.env, FONTCONFIG_FILE: fonts } });
}
