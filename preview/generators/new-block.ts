import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath, exit, stderr, stdout } from 'node:process';
import { newBlockFiles } from './new-block-files.ts';

/** Makes a new tile type that passes every check at once: `npm run new-block <name>`. */
const root = join(import.meta.dirname, '../..');
const name = argv[2] ?? '';

const refuse = (message: string): never => {
  stderr.write(`${message}\n`);
  return exit(1);
};

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
  refuse('Name the tile type in kebab case, for example: npm run new-block opening-party');
}
const files = newBlockFiles(name);
const taken = ['schemas', 'blocks']
  .map((folder) => join(folder, name))
  .find((folder) => existsSync(join(root, folder)));
if (taken) refuse(`${taken} exists already: choose another name.`);

for (const { path, text } of files) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}
spawnSync(execPath, [join(root, 'preview/generators/gen.ts')], { stdio: 'inherit' });
// Where a line breaks depends on the length of the name.
spawnSync(
  execPath,
  [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', `schemas/${name}`, `blocks/${name}`],
  { cwd: root },
);
stdout.write(
  `Made ${files.map(({ path }) => path).join(', ')}.\nSay what the tile holds in schemas/${name}, draw it in blocks/${name}, then run npm run check.\n`,
);
