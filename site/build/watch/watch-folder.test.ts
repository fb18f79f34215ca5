import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchFolder } from './watch-folder.mjs';

let folder = '';
let changed = new Set<string>();
let stop: () => void = () => undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  writeFileSync(join(folder, 'deep/er/page.ts'), 'a');
  changed = new Set();
  stop = watchFolder(folder, (path: string) => changed.add(path));
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Waits until a change of a file was reported, then forgets it. */
async function expectChange(path: string): Promise<void> {
  await expect.poll(() => changed.has(join(path)), { timeout: 15_000 }).toBe(true);
  changed.clear();
}

/** As editors do that save atomically. */
function replace(path: string): void {
  writeFileSync(join(folder, 'new'), 'b');
  renameSync(join(folder, 'new'), join(folder, path));
}

describe('a watched folder', () => {
  it('reports a file that is written in place', async () => {
    appendFileSync(join(folder, 'deep/er/page.ts'), 'b');
    await expectChange('deep/er/page.ts');
  });

  it('reports a file that is replaced, each time', async () => {
    for (let time = 0; time < 3; time += 1) {
      replace('deep/er/page.ts');
      await expectChange('deep/er/page.ts');
    }
    appendFileSync(join(folder, 'deep/er/page.ts'), 'b');
    await expectChange('deep/er/page.ts');
  });

  it('reports files in directories that are created later, and created again', async () => {
    for (let time = 0; time < 2; time += 1) {
      mkdirSync(join(folder, 'later/on'), { recursive: true });
      writeFileSync(join(folder, 'later/on/one.ts'), 'a');
      await expectChange('later/on/one.ts');
      appendFileSync(join(folder, 'later/on/one.ts'), 'b');
      await expectChange('later/on/one.ts');
      rmSync(join(folder, 'later'), { recursive: true });
      await expectChange('later');
    }
  });
});
