import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

export const help = `npm run mutate -- <path>… [options]
  Changes the source in small ways, one at a time and in a copy, and counts the changes that a test notices.
  The tests of the chosen files run once without a change first; where one of them fails, nothing is measured.
  Slow tests (*.slow.test.ts) are left out.
  <path>             a file, or a folder from whose files a sample is taken
  --count <number>   mutations that are tried in each path (15)
  --seed <number>    chooses the sample (1)
  --limit <seconds>  time for the tests of one mutation (300)
Results: test-results/mutation/<path>.json
`;

const root = join(import.meta.dirname, '../..');
const whole = z.coerce.number().int().positive();
const optionsSchema = z.object({
  paths: z.array(z.string().min(1)).min(1, 'Name a file or a folder.'),
  count: whole,
  seed: z.coerce.number().int(),
  limit: whole,
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
    return { kind: 'invalid', message: error instanceof Error ? error.message : String(error) };
  }
}
