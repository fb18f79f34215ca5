import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sources of another commit in a folder of their own. */
export interface BaseTree {
  readonly root: string;
  readonly commit: string;
  /** Takes the folder away. */
  remove(): void;
}

/** The first of these that the repository has is what a change is compared with, unless another is named. */
const mainBranches = ['origin/main', 'main'];

/**
 * Checks out where the work at `root` parted from `ref` (from the main branch where none is named), with the packages
 * of `root`. Where that is the present commit itself, what is not committed yet is compared with it. Throws when there
 * is no such ref.
 */
export function checkOutBase(root: string, ref: string | undefined): BaseTree {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const against = ref ?? mainBranches.find((branch) => isCommit(root, branch)) ?? 'HEAD';
  if (!isCommit(root, against)) throw new Error(`There is no commit ${against}: name one with --base.`);
  const commit = ref === undefined ? git('merge-base', 'HEAD', against) : git('rev-parse', `${against}^{commit}`);
  const folder = join(mkdtempSync(join(tmpdir(), 'impact-')), 'base');
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', folder, commit);
  const [packages, replay] = ['node_modules', 'preview/impact/replay'];
  if (!existsSync(join(folder, packages))) symlinkSync(join(root, packages), join(folder, packages));
  if (!existsSync(join(folder, replay))) cpSync(join(root, replay), join(folder, replay), { recursive: true });
  return { root: folder, commit: commit.slice(0, 10), remove };
}

function isCommit(root: string, ref: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
