import { describe, expect, it } from 'vitest';
import { createHistory, type History, mergePauseMs, pushStep, redo, stopMerging, undo } from './undo-history.ts';

const heading = 'hero heading';

/** Types texts into one field, each after a pause in milliseconds. */
function type(history: History<string>, steps: readonly (readonly [text: string, pauseMs: number])[]): History<string> {
  let [typed, atMs] = [history, 0];
  for (const [text, pauseMs] of steps) {
    atMs += pauseMs;
    typed = pushStep(typed, text, { label: 'Hero: Heading', atMs, mergeKey: heading });
  }
  return typed;
}

describe('an undo step', () => {
  it('is what was typed into one field without a pause [editor.undo]', () => {
    const typed = type(createHistory(''), [
      ['H', 0],
      ['He', mergePauseMs],
      ['Her', mergePauseMs],
    ]);
    expect(undo(typed).present).toBe('');
    expect(redo(undo(typed)).present).toBe('Her');
  });

  it('ends with a pause, so that what was typed before the pause stays [editor.undo]', () => {
    const typed = type(createHistory(''), [
      ['A first paragraph.', 0],
      ['A first paragraph. And', mergePauseMs + 1],
      ['A first paragraph. And more', 10],
    ]);
    expect(undo(typed).present).toBe('A first paragraph.');
    expect(undo(undo(typed)).present).toBe('');
  });

  it('ends when the field loses focus [editor.undo]', () => {
    const typed = stopMerging(type(createHistory(''), [['Once', 0]]));
    expect(undo(type(typed, [['Once more', 1]])).present).toBe('Once');
  });

  it('ends at another field [editor.undo]', () => {
    const typed = type(createHistory(''), [['Hero', 0]]);
    const other = pushStep(typed, 'Hero!', { label: 'Hero: Text', atMs: 1, mergeKey: 'hero text' });
    expect(undo(other).present).toBe('Hero');
  });

  it('is one per change that is not typing, however fast they follow each other [editor.undo]', () => {
    let history = createHistory('abc');
    for (const state of ['ab', 'a', '']) history = pushStep(history, state, { label: 'Removed', atMs: 0 });
    expect(undo(history).present).toBe('a');
    expect(undo(undo(history)).present).toBe('ab');
  });

  it('is not continued by typing after an undo [editor.undo]', () => {
    const typed = type(createHistory(''), [
      ['One', 0],
      ['One two', 2 * mergePauseMs],
    ]);
    const again = pushStep(undo(typed), 'One three', { label: 'Hero: Heading', atMs: 1, mergeKey: heading });
    expect(undo(again).present).toBe('One');
  });
});
