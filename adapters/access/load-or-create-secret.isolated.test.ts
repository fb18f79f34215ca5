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

describe('loadOrCreateSecret', () => {
  it('returns the same secret later, keeps it private and leaves no other files [preview.access]', () => {
    const secret = loadOrCreateSecret(file, 'The secret');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(loadOrCreateSecret(file, 'The secret')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['editor-key']);
  });

  it('returns the same secret to a process that starts while the file is being written [preview.access]', () => {
    let second: string | undefined;
    // Writing is not atomic: the file exists before its content does. The second process starts at that moment.
    vi.mocked(writeFileSync).mockImplementationOnce((path, content, options) => {
      fileSystem.writeFileSync(path, '', options);
      second = loadOrCreateSecret(file, 'The secret');
      fileSystem.writeFileSync(path, content);
    });
    expect(loadOrCreateSecret(file, 'The secret')).toBe(second);
    expect(second).toMatch(/^[\w-]{43}$/);
  });

  it('rejects a secret that is too short [preview.access]', () => {
    loadOrCreateSecret(file, 'The secret');
    fileSystem.writeFileSync(file, 'short');
    expect(() => loadOrCreateSecret(file, 'The secret')).toThrow('delete the file to create a new one');
  });
});
