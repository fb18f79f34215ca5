import { describe, expect, it } from 'vitest';
import { createLatestRequests } from './latest-requests.ts';

describe('the newest request', () => {
  it('supersedes earlier ones with the same key, even after it has ended [preview.exact]', () => {
    const latest = createLatestRequests();
    const first = latest.begin('window page');
    const second = latest.begin('window page');
    expect([first.isSuperseded(), second.isSuperseded()]).toEqual([true, false]);
    second.end();
    expect(first.isSuperseded()).toBe(true);
  });

  it('does not affect other windows and pages [preview.exact]', () => {
    const latest = createLatestRequests();
    const first = latest.begin('window page');
    latest.begin('window other');
    latest.begin('elsewhere page');
    latest.begin(undefined);
    expect(first.isSuperseded()).toBe(false);
  });

  it('may follow one that has ended [preview.exact]', () => {
    const latest = createLatestRequests();
    latest.begin('window page').end();
    const next = latest.begin('window page');
    expect(next.isSuperseded()).toBe(false);
  });
});
