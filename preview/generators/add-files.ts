import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath, exit, stderr, stdout } from 'node:process';

/** A generated file, by its path from the root of the project. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

interface NewFiles {
  /** What is created: `tile type`. */
  readonly kind: string;
  readonly name: string;
  /** An example command with a valid name, for the error message. */
  readonly example: string;
  readonly files: readonly NewFile[];
  /** The next steps. */
  readonly next: string;
}

const root = join(import.meta.dirname, '../..');

const exitWithError = (message: string): never => {
  stderr.write(`${message}\n`);
  return exit(1);
};

/** Writes new files, regenerates the registries and formats them. Exits with status 1 for an invalid name. */
export function addFiles({ kind, name, example, files, next }: NewFiles): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    exitWithError(`Give the ${kind} a name in kebab case, for example: ${example}`);
  const paths = files.map(({ path }) => path);
  const existingFolder = paths.map(dirname).find((folder) => existsSync(join(root, folder)));
  if (existingFolder) exitWithError(`${existingFolder} already exists. Choose another name.`);
  for (const { path, text } of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  spawnSync(execPath, [join(root, 'preview/generators/gen.ts')], { stdio: 'inherit' });
  // Line breaks depend on the length of the name.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(execPath, [biome, 'format', '--write', ...paths], { cwd: root });
  stdout.write(`Created ${paths.join(', ')}.\n${next}\n`);
}
