import { readFile } from 'node:fs/promises';
import { argv, exit, stderr, stdout } from 'node:process';
import { describeRead } from './describe-read.ts';

/** Says what is wrong with the page of tiles in a JSON file: `npm run content <file.json>`. */
const file = argv[2];
if (!file) {
  stderr.write('Name a file that holds a page: npm run content <file.json>\n');
  exit(1);
}

const text = await readFile(file, 'utf8').catch((error: unknown) => {
  stderr.write(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
  return exit(1);
});

const report = describeRead(text);
stdout.write(`${report.text}\n`);
if (!report.sound) process.exitCode = 1;
