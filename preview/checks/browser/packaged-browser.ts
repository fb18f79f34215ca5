import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-step.ts';

/** Whether the browser of the lock file runs here: it is built for Linux on x64. */
export const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

export interface PackagedBrowser {
  readonly executablePath: string;
  /** The environment it is started in: it has fonts of its own, so that text is as wide on every machine. */
  readonly env: Readonly<Record<string, string>>;
}

const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** Path of the executable. Where the system lacks libraries that it needs, those of the package are used. */
async function unpackExecutable(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the folder for temporary files, and takes what it finds there for its own.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
    const path = await packaged.executablePath();
    if (!starts(path)) {
      const libraries = join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br');
      setupLambdaEnvironment(join(await inflate(libraries), 'lib'));
    }
    return path;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** Unpacks the headless browser of the lock file, once for each version. Throws elsewhere than on Linux x64. */
export async function unpackBrowser(): Promise<PackagedBrowser> {
  if (!hasPackagedBrowser) throw new Error('The packaged browser runs on Linux x64 only.');
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest);
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  const executablePath = await unpackExecutable(folder);
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(fonts, fontsConf(folder));
  const { LD_LIBRARY_PATH } = process.env;
  return { executablePath, env: { FONTCONFIG_FILE: fonts, ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) } };
}
