import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { describeImpact } from './describe-impact.ts';
import { type Content, loadDemoContent, loadServiceContent, readContentFile } from './load-content.ts';
import { type BaseTree, checkOutBase } from './replay/base-tree.ts';
import { compareReplays, hasRegressions } from './replay/compare-replays.ts';
import { replayTrees } from './replay/replay-trees.ts';

/**
 * Reports how this working tree changes the rendering of content, compared with its merge base with main: `npm run
 * impact`. Status 1 if something fails or is lost that was fine before.
 */
const root = join(import.meta.dirname, '../..');

const help = `npm run impact -- [options]
  --content <file>   exported content; by default the demo content of the base
  --service          the content of the running service (SERVICE_URL and EDITOR_KEY, or what npm start left in the data folder)
  --export <file>    writes the running service's content to a file, and exits
  --base <ref>       the commit to compare with; by default the merge base with main
  --json             prints everything as JSON
`;

function readOptions() {
  try {
    return parseArgs({
      args: argv.slice(2),
      options: {
        content: { type: 'string' },
        service: { type: 'boolean' },
        export: { type: 'string' },
        base: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    stderr.write(`${errorMessageOf(error)}\n${help}`);
    return exit(2);
  }
}

const options = readOptions();

const loadContent = async (base: BaseTree): Promise<Content> => {
  if (options.content !== undefined) return readContentFile(options.content);
  return options.service ? loadServiceContent() : loadDemoContent(base.root);
};

async function exportContent(file: string): Promise<void> {
  const content = await loadServiceContent();
  writeFileSync(file, JSON.stringify(content));
  stdout.write(`Wrote ${content.pages.length} pages and ${content.restaurants.length} restaurants to ${file}.\n`);
}

async function reportImpact(): Promise<void> {
  const base = checkOutBase(root, options.base);
  process.once('SIGINT', () => {
    base.remove();
    exit(130);
  });
  try {
    const content = await loadContent(base);
    const [before, after] = await replayTrees([base.root, root], content);
    if (!before || !after) throw new Error('Two trees give two replays.');
    const impact = compareReplays(before, after);
    const hasRegression = hasRegressions(impact);
    const report = options.json
      ? JSON.stringify({ base: base.commit, hasRegression, ...impact })
      : describeImpact(impact, base.commit);
    stdout.write(`${report}\n`);
    process.exitCode = hasRegression ? 1 : 0;
  } finally {
    base.remove();
  }
}

try {
  if (options.help) stdout.write(help);
  else if (options.export !== undefined) await exportContent(options.export);
  else await reportImpact();
} catch (error) {
  stderr.write(`${errorMessageOf(error)}\n`);
  process.exitCode = 2;
}
