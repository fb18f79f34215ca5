import { describe, expect, it } from 'vitest';
import type { OpenWindow } from '../../app/presence/presence.ts';
import { createOpenEditors } from './open-editors.ts';

function setUp() {
  let nowMs = Date.parse('2026-11-20T10:02:00Z');
  const editors = createOpenEditors(() => nowMs);
  const report = (window: string, more: Partial<OpenWindow> = {}) =>
    editors.report({ window, content: 'page about', isVisible: true, ...more }).map((other) => other.window);
  const wait = (seconds: number): void => {
    nowMs += seconds * 1000;
  };
  return { ...editors, report, wait };
}

describe('who has content open', () => {
  it('is each other window with the same content, since it was opened [editor.merge]', () => {
    const { report, list, wait } = setUp();
    expect(report('one')).toEqual([]);
    wait(10);
    expect([report('two'), report('one')]).toEqual([['one'], ['two']]);
    expect(list().map(({ since }) => since)).toEqual(['2026-11-20T10:02:00.000Z', '2026-11-20T10:02:10.000Z']);
  });

  it('are not windows with other content [editor.merge]', () => {
    const { report, list } = setUp();
    report('two', { content: 'menu food' });
    expect(report('one')).toEqual([]);
    expect(list()).toHaveLength(2);
  });

  it('ends when a window is closed [editor.merge]', () => {
    const { report } = setUp();
    report('one');
    expect(report('two')).toEqual(['one']);
    report('one', { isClosed: true });
    expect(report('two')).toEqual([]);
  });

  it.each([
    [true, 24, 26],
    [false, 89, 91],
  ])(
    'ends when a window (in sight: %s) has lost its connection: after %d, before %d seconds [editor.merge]',
    (...each) => {
      const [isVisible, before, after] = each;
      const { report, wait } = setUp();
      report('one', { isVisible });
      wait(before);
      expect(report('two')).toEqual(['one']);
      wait(after - before);
      expect(report('two')).toEqual([]);
    },
  );

  it('is bounded [editor.merge]', () => {
    const { report, list } = setUp();
    for (let at = 0; at <= 1000; at += 1) report(`window ${at}`);
    expect(list()).toHaveLength(1000);
  });
});
