import { afterEach, describe, expect, it, vi } from 'vitest';
import { putItemDraft } from '#preview/app/api/content.ts';
import { putDraft } from '#preview/app/api/pages.ts';
import { isOwnSave, recordOwnSave } from './own-saves.ts';

const save = { id: 'about', version: 4, content: { title: 'Mine' } };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a save of this browser', () => {
  it('is known by what was saved, its version and its content [editor.merge]', () => {
    recordOwnSave(save);
    expect(isOwnSave({ ...save })).toBe(true);
    for (const other of [{ id: 'careers' }, { version: 5 }, { content: { title: 'Theirs' } }])
      expect(isOwnSave({ ...save, ...other })).toBe(false);
  });

  it('is known although its response was lost [editor.merge]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const page = { id: 'about', title: 'Mine', tiles: [] };
    await expect(putDraft(page, 3)).rejects.toThrow();
    await expect(putItemDraft({ kind: 'offer', id: 'lunch' }, { title: 'Lunch' }, 0)).rejects.toThrow();
    expect(isOwnSave({ id: 'about', version: 4, content: page })).toBe(true);
    expect(isOwnSave({ id: 'offer lunch', version: 1, content: { title: 'Lunch' } })).toBe(true);
  });

  it('is forgotten after a hundred others [editor.merge]', () => {
    for (let version = 4; version <= 104; version += 1) recordOwnSave({ ...save, version });
    expect([isOwnSave(save), isOwnSave({ ...save, version: 5 })]).toEqual([false, true]);
  });

  it('is unknown if the storage is full or unavailable [preview.errors]', () => {
    vi.stubGlobal('localStorage', undefined);
    recordOwnSave(save);
    expect(isOwnSave(save)).toBe(false);
  });
});
