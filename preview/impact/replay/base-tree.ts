import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The sources of another commit in a separate folder. */
export interface BaseTree {
  readonly root: string;
  readonly commit: string;
  /** Removes the folder. */
  remove(): void;
}

/** The first of these that the repository has is the base of the comparison, unless another one is given. */
const mainBranches = ['origin/main', 'main'];

/**
 * Checks out the merge base of `root` with the main branch, or `ref` if one is given, with the packages of `root`. If
 * that is the current commit, uncommitted changes are compared with it. Throws if the ref does not exist.
 */
export function checkOutBase(root: string, ref: string | undefined): BaseTree {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const against = ref ?? mainBranches.find((branch) => isCommit(root, branch)) ?? 'HEAD';
  if (!isCommit(root, against)) throw new Error(`There is no commit ${against}. Give one with --base.`);
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
