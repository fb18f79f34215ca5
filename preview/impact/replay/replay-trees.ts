import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Content } from '../load-content.ts';
import { readStyles } from '../style-files.ts';
import type { TreeReplay } from './compare-replays.ts';
import type { ReplayedPage } from './replay-content.tsx';

const strings = z.array(z.string());
const replayedPages: z.ZodType<readonly ReplayedPage[]> = z.array(
  z.object({
    id: z.string(),
    problems: strings,
    tiles: z.array(
      z.object({
        key: z.string(),
        type: z.string(),
        steps: z.int(),
        // Source trees from before this field do not report it.
        unknownFields: strings.default([]),
        form: z.boolean().default(false),
        markup: z.string().optional(),
        errors: strings,
        warnings: strings,
      }),
    ),
  }),
);

const run = promisify(execFile);
const script = join(import.meta.dirname, 'replay-tree.ts');

const stderrOf = z.object({ stderr: z.string() });

/** The line in which a failed process states its error. */
function causeOf(error: unknown): string {
  const output = stderrOf.safeParse(error).data?.stderr ?? String(error);
  return output.match(/^.*Error: (.*)$/m)?.[1] ?? output.trim();
}

/**
 * Replays the same content with several trees in parallel, each in its own process. Throws if a tree cannot be loaded.
 */
export async function replayTrees(roots: readonly string[], content: Content): Promise<readonly TreeReplay[]> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const input = join(folder, 'content.json');
  writeFileSync(input, JSON.stringify(content));
  try {
    return await Promise.all(
      roots.map(async (root, at) => {
        const answer = join(folder, `${at}.json`);
        await run(execPath, [script, root, input, answer], { cwd: root }).catch((error: unknown) => {
          throw new Error(`The sources in ${root} cannot replay content: ${causeOf(error)}`);
        });
        return { pages: replayedPages.parse(JSON.parse(readFileSync(answer, 'utf8'))), styles: readStyles(root) };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
