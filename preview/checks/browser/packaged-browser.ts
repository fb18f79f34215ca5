import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-step.ts';

/** Whether the browser of the lock file runs here. It is built for Linux on x64. */
export const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

export interface PackagedBrowser {
  readonly executablePath: string;
  /** The environment to start it in. It has its own fonts, so that text has the same width on every machine. */
  readonly env: Readonly<Record<string, string>>;
}

const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

function canStart(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of the executable. If the system lacks libraries that it needs, those of the package are used. */
async function unpackExecutable(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the folder for temporary files, and reuses what it finds there.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
    const path = await packaged.executablePath();
    if (!canStart(path)) {
      const libraries = join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br');
      setupLambdaEnvironment(join(await inflate(libraries), 'lib'));
    }
    return path;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** Outside `node_modules`, because a start of the product may run `npm ci`, which deletes that, while tests run. */
export const unpackedFolder = (version: string): string => join(root, '.cache', `chromium-${version}`);

/** Unpacks the headless browser of the lock file, once per version. Throws on other platforms than Linux x64. */
export async function unpackBrowser(): Promise<PackagedBrowser> {
  if (!hasPackagedBrowser) throw new Error('The packaged browser runs on Linux x64 only.');
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest);
  const folder = unpackedFolder(version);
  const executablePath = await unpackExecutable(folder);
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(fonts, fontsConf(folder));
  const { LD_LIBRARY_PATH } = process.env;
  return { executablePath, env: { FONTCONFIG_FILE: fonts, ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) } };
}
