import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrCreateSecret } from './load-or-create-secret.ts';

const fileSystem = await vi.importActual<typeof import('node:fs')>('node:fs');
vi.mock('node:fs', { spy: true });

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
  file = join(folder, 'data', 'editor-key');
});
afterEach(() => {
  vi.mocked(writeFileSync).mockReset();
  rmSync(folder, { recursive: true, force: true });
});

describe('a secret that is made at the first start', () => {
  it('is the same at every later one, can be read by its owner alone, and leaves nothing beside it', () => {
    const secret = loadOrCreateSecret(file, 'The secret');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(loadOrCreateSecret(file, 'The secret')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['editor-key']);
  });

  it('is the same for a second start while the first is writing it', () => {
    let second: string | undefined;
    // A write is not one step: the file is there before its content is. That is the moment of the second start.
    vi.mocked(writeFileSync).mockImplementationOnce((path, content, options) => {
      fileSystem.writeFileSync(path, '', options);
      second = loadOrCreateSecret(file, 'The secret');
      fileSystem.writeFileSync(path, content);
    });
    expect(loadOrCreateSecret(file, 'The secret')).toBe(second);
    expect(second).toMatch(/^[\w-]{43}$/);
  });

  it('is refused when it is too short', () => {
    loadOrCreateSecret(file, 'The secret');
    fileSystem.writeFileSync(file, 'short');
    expect(() => loadOrCreateSecret(file, 'The secret')).toThrow('delete the file to have a new one made');
  });
});
