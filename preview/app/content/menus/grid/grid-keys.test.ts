import { describe, expect, it } from 'vitest';
import { columnCount, moveFrom } from './cell-position.ts';
import { type GridCommand, readGridKey } from './grid-keys.ts';

const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const [shift, alt, ctrl, meta] = [{ shiftKey: true }, { altKey: true }, { ctrlKey: true }, { metaKey: true }];
const move = (rows: number, columns: number): GridCommand => ({ kind: 'move', rows, columns, extends: false });

describe('a key in the grid of a menu', () => {
  it.each<[string, object, GridCommand | undefined]>([
    ['ArrowUp', {}, move(-1, 0)],
    ['ArrowDown', {}, move(1, 0)],
    ['ArrowLeft', {}, move(0, -1)],
    ['ArrowRight', {}, move(0, 1)],
    ['PageUp', {}, move(-12, 0)],
    ['PageDown', {}, move(12, 0)],
    ['ArrowDown', shift, { kind: 'move', rows: 1, columns: 0, extends: true }],
    ['Home', {}, { kind: 'edge', to: 'row-start', extends: false }],
    ['End', {}, { kind: 'edge', to: 'row-end', extends: false }],
    ['Home', ctrl, { kind: 'edge', to: 'start', extends: false }],
    ['End', meta, { kind: 'edge', to: 'end', extends: false }],
    ['End', { ...ctrl, ...shift }, { kind: 'edge', to: 'end', extends: true }],
    ['Enter', {}, { kind: 'edit' }],
    ['F2', {}, { kind: 'edit' }],
    [' ', {}, { kind: 'edit' }],
    ['k', {}, { kind: 'edit', text: 'k' }],
    ['Delete', {}, { kind: 'clear' }],
    ['Backspace', {}, { kind: 'clear' }],
    ['Escape', {}, { kind: 'collapse' }],
    ['Insert', {}, { kind: 'add-dish' }],
    [' ', shift, { kind: 'toggle-row' }],
    ['d', ctrl, { kind: 'fill-down' }],
    ['D', meta, { kind: 'fill-down' }],
    ['a', ctrl, { kind: 'select-all' }],
    ['Enter', ctrl, { kind: 'details' }],
    ['ArrowUp', alt, { kind: 'move-rows', by: -1 }],
    ['ArrowDown', alt, { kind: 'move-rows', by: 1 }],
    ['ArrowLeft', alt, undefined],
    ['ArrowDown', { ...alt, ...ctrl }, undefined],
    ['k', alt, undefined],
    ['k', ctrl, undefined],
    ['ArrowDown', ctrl, undefined],
    ['Tab', {}, undefined],
    ['F1', {}, undefined],
    ['constructor', {}, undefined],
  ])('%s with %j is %j [editor.menus]', (key, modifiers, command) => {
    expect(readGridKey({ ...none, ...modifiers, key })).toEqual(command);
  });

  it.each<[string, object, [row: number, column: number]]>([
    ['ArrowUp', {}, [4, 2]],
    ['ArrowRight', {}, [5, 3]],
    ['PageUp', {}, [0, 2]],
    ['PageDown', {}, [9, 2]],
    ['Home', {}, [5, 0]],
    ['End', {}, [5, columnCount - 1]],
    ['Home', ctrl, [0, 0]],
    ['End', ctrl, [9, columnCount - 1]],
  ])('%s with %j moves from row 5 of 10 and column 2 to %j [editor.menus]', (key, modifiers, [row, column]) => {
    const command = readGridKey({ ...none, ...modifiers, key });
    if (command?.kind !== 'move' && command?.kind !== 'edge') throw new Error(`${key} does not move.`);
    expect(moveFrom({ row: 5, column: 2 }, command, 10)).toEqual({ row, column });
  });
});
