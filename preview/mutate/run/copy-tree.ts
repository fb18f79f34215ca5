import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '#preview/checks/passed/list-files.ts';

/**
 * Copies the project including uncommitted changes to a temporary folder with its own git index, because some tests
 * list files by git. The packages are shared.
 */
export function copyTree(root: string): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'mutation-'));
  for (const file of listFiles([], root)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(root, file), join(path, file));
  }
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: path });
  execFileSync('git', ['add', '--all'], { cwd: path });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
