import { execFileSync } from 'node:child_process';
import { root } from '../run-step.ts';

/** The files that match pathspecs of Git, in the index or new and not ignored. A deleted file can be among them. */
export function listFiles(paths: readonly string[], folder: string = root): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths];
  return [...new Set(execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean))];
}
