import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isProfileSaved, profileEvent, readProfile, saveProfile } from './saved-profile.ts';

const none = { diet: [], avoid: [] };
const profile = { diet: [], avoid: ['milk'] } satisfies ReturnType<typeof readProfile>;
const changes = vi.fn();

beforeEach(() => {
  saveProfile(none);
  changes.mockClear();
  document.addEventListener(profileEvent, changes);
});
afterEach(() => {
  document.removeEventListener(profileEvent, changes);
  vi.unstubAllGlobals();
  saveProfile(none);
});

/** As browsers do in their strictest settings. */
function blockStorage(): void {
  const blocked = (): never => {
    throw new Error('Blocked.');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
}

describe('the diets and allergens of a visitor', () => {
  it('are saved in the browser, announced, and deleted when none are left [diner.profile]', () => {
    saveProfile(profile);
    expect([readProfile(), isProfileSaved(), changes.mock.calls.length]).toEqual([profile, true, 1]);
    saveProfile(none);
    expect([readProfile(), localStorage.length, changes.mock.calls.length]).toEqual([none, 0, 2]);
  });

  it('last for this page where the browser blocks its storage, which is said [diner.profile]', () => {
    blockStorage();
    saveProfile(profile);
    expect([readProfile(), isProfileSaved(), changes.mock.calls.length]).toEqual([profile, false, 1]);
  });

  it('are not called saved where the browser has forgotten them or has others [diner.profile]', () => {
    saveProfile(profile);
    localStorage.clear();
    expect(isProfileSaved()).toBe(false);
    localStorage.setItem('diet', 'avoid=nuts');
    expect(isProfileSaved()).toBe(false);
  });

  it('are called saved where this page has set none [diner.profile]', () => {
    localStorage.setItem('diet', 'avoid=nuts');
    expect(isProfileSaved()).toBe(true);
    localStorage.clear();
    expect(isProfileSaved()).toBe(true);
  });
});
