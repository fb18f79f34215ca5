import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { endpoints } from '#schemas/api/endpoints.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { connectEditing } from './connect-editing.ts';
import { describeRewrite, describeWritten } from './describe-rewrite.ts';
import { planRewrite, type RewriteOptions } from './plan-rewrite.ts';
import { writeRewrite } from './write-rewrite.ts';

/**
 * Migrates the stored content of a running service to the current version of its tile types, or down to an earlier one:
 * `npm run migrate-content`. Prints what it would do; with `--write` it writes through the editing API. Status 1 if
 * something could not be migrated or written.
 */
const help = `npm run migrate-content -- [options]
  --type <type>      only tiles of this type
  --undo-to <n>      down to version n, before an older site is deployed again
  --write            writes new revisions for live pages, and drafts for drafts
`;

const exitWithError = (message: string): never => {
  stderr.write(`${message}\n`);
  return exit(2);
};

function readOptions(): RewriteOptions & { readonly write: boolean } {
  const parsed = parseArgs({
    args: argv.slice(2),
    options: { type: { type: 'string' }, 'undo-to': { type: 'string' }, write: { type: 'boolean' } },
  }).values;
  const { type, 'undo-to': down, write = false } = parsed;
  if (type !== undefined && !Object.hasOwn(tiles, type)) exitWithError(`There is no tile type ${type}.`);
  if (down !== undefined && !/^[1-9]\d{0,3}$/.test(down)) exitWithError('--undo-to must be a version number from 1.');
  return { type, undoTo: down === undefined ? undefined : Number(down), write };
}

async function migrateContent(): Promise<boolean> {
  const { write, ...options } = readOptions();
  const client = connectEditing();
  try {
    const { pages: states } = await client.call(endpoints.listPages);
    const rewrite = planRewrite(await client.call(endpoints.allContent), options);
    stdout.write(`${describeRewrite(rewrite)}\n`);
    const [hasNoFailures, hasMoves] = [rewrite.failures.length === 0, rewrite.moves.length > 0];
    if (!write) {
      if (hasMoves) stdout.write('Nothing was written. Add --write to write it.\n');
      return hasNoFailures;
    }
    const written = await writeRewrite(client, rewrite, states);
    if (hasMoves) stdout.write(`${describeWritten(written, rewrite)}\n`);
    return hasNoFailures && written.every(({ done }) => done);
  } finally {
    client.close();
  }
}

try {
  process.exitCode = (await migrateContent()) ? 0 : 1;
} catch (error) {
  exitWithError(`${errorMessageOf(error)}\n${help}`);
}
