import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';

export const help = `npm run mutate -- <path>… [options]
  Makes small changes to a copy of the source, one at a time, and counts the changes that a test notices.
  Tests that fail with a change run again without it. If one of them fails then too, nothing is measured.
  Slow tests (*.slow.test.ts) are not run.
  <path>             a file, or a folder to sample files from
  --count <number>   mutations to try in each path (15)
  --seed <number>    seed of the sample (1)
  --limit <seconds>  time limit for the tests of one mutation (300)
Results: test-results/mutation/<path>.json
`;

const root = join(import.meta.dirname, '../..');
const positiveInteger = z.coerce.number().int().positive();
const optionsSchema = z.object({
  paths: z.array(z.string().min(1)).min(1, 'Give a file or a folder.'),
  count: positiveInteger,
  seed: z.coerce.number().int(),
  limit: positiveInteger,
});

export type MutateCommand =
  | ({ readonly kind: 'run' } & z.output<typeof optionsSchema>)
  | { readonly kind: 'help' }
  | { readonly kind: 'invalid'; readonly message: string };

export function readMutateOptions(args: readonly string[]): MutateCommand {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '15' },
        seed: { type: 'string', default: '1' },
        limit: { type: 'string', default: '300' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    const read = optionsSchema.safeParse({ ...values, paths: positionals });
    if (read.success) {
      const missing = read.data.paths.filter((path) => !existsSync(join(root, path)));
      return missing.length > 0
        ? { kind: 'invalid', message: `There is no ${missing.join(' or ')}.` }
        : { kind: 'run', ...read.data };
    }
    const [issue] = read.error.issues;
    return {
      kind: 'invalid',
      message: `${issue?.path[0] === 'paths' ? '' : `--${issue?.path.join('.')}: `}${issue?.message}`,
    };
  } catch (error) {
    return { kind: 'invalid', message: errorMessageOf(error) };
  }
}
