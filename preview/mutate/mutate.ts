import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import {
  describeResult,
  describeStart,
  describeSummaries,
  describeUnmutated,
  type FolderSummary,
  summarize,
} from './describe-results.ts';
import { tryMutations } from './mutate-folder.ts';
import { chooseMutations } from './mutations/choose-mutations.ts';
import { findMutations } from './mutations/find-mutations.ts';
import { help, type MutateCommand, readMutateOptions } from './read-mutate-options.ts';
import { copyTree } from './run/copy-tree.ts';
import { createTestRunner } from './run/test-runner.ts';
import { sourceFiles } from './source-files.ts';

/** Measures whether the unit tests notice small changes of the source: `npm run mutate -- <path>`. */
const root = join(import.meta.dirname, '../..');
const reports = join(root, 'test-results/mutation');

const command = readMutateOptions(argv.slice(2));
if (command.kind === 'help') {
  stdout.write(help);
} else if (command.kind === 'invalid') {
  stderr.write(`${command.message}\n${help}`);
  exit(2);
} else {
  await measure(command);
}

async function measure({ paths, seed, count, limit }: Extract<MutateCommand, { kind: 'run' }>): Promise<void> {
  const copy = copyTree(root);
  const runner = createTestRunner(copy.path);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      runner.stop();
      copy.remove();
      exit(1);
    });
  const summaries: FolderSummary[] = [];
  try {
    for (const path of paths) {
      const folder = path.replace(/\/+$/, '');
      const all = sourceFiles(copy.path, folder).flatMap((file) =>
        findMutations(file, readFileSync(join(copy.path, file), 'utf8')),
      );
      const chosen = chooseMutations(all, seed, count);
      stdout.write(describeStart(folder, chosen.length, all.length, seed));
      if (chosen.length === 0) continue;
      const { results, unmutated } = await tryMutations(chosen, {
        tree: copy.path,
        limitMs: limit * 1000,
        runner,
        onResult: (result) => stdout.write(`  ${describeResult(result)}\n`),
      });
      if (unmutated) {
        stderr.write(describeUnmutated(unmutated));
        process.exitCode = 1;
        continue;
      }
      const summary = summarize(folder, results);
      summaries.push(summary);
      mkdirSync(reports, { recursive: true });
      const file = join(reports, `${folder.replaceAll('/', '-')}.json`);
      writeFileSync(file, `${JSON.stringify({ ...summary, seed, possible: all.length, results }, undefined, 2)}\n`);
    }
  } finally {
    runner.stop();
    copy.remove();
  }
  if (summaries.length > 0) stdout.write(`\n${describeSummaries(summaries)}`);
}
