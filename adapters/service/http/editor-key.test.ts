import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEditorKey, readEditorKey } from './editor-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const store = (key: string): void => writeFileSync(join(folder, 'editor-key'), key);

describe('the editors’ secret', () => {
  it('is the configured one, else the one in the data folder [preview.access]', () => {
    store(`${'s'.repeat(20)}\n`);
    expect(readEditorKey(folder, 'the-configured-secret')).toBe('the-configured-secret');
    expect(loadEditorKey(folder, 'the-configured-secret')).toBe('the-configured-secret');
    for (const configured of [undefined, '']) {
      expect(readEditorKey(folder, configured)).toBe('s'.repeat(20));
      expect(loadEditorKey(folder, configured)).toBe('s'.repeat(20));
    }
  });

  it('is not read where there is none, or one that is too short [preview.access]', () => {
    expect(readEditorKey(folder, undefined)).toBeUndefined();
    store('s'.repeat(19));
    expect(readEditorKey(folder, undefined)).toBeUndefined();
    expect(() => loadEditorKey(folder, undefined)).toThrow('The editors’ secret in ');
  });

  it('is created once by a service that has none [preview.access]', () => {
    const created = loadEditorKey(folder, undefined);
    expect(created).toMatch(/^[\w-]{43}$/);
    expect([loadEditorKey(folder, undefined), readEditorKey(folder, undefined)]).toEqual([created, created]);
  });
});
