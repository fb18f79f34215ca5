/** What a key does in the grid while no cell is edited. */
export type GridCommand =
  | { readonly kind: 'move'; readonly rows: number; readonly columns: number; readonly extends: boolean }
  | { readonly kind: 'edge'; readonly to: GridEdge; readonly extends: boolean }
  | { readonly kind: 'edit' /** Replaces the content of the cell. */; readonly text?: string }
  | { readonly kind: 'clear' | 'fill-down' | 'toggle-row' | 'details' | 'select-all' | 'collapse' | 'add-dish' }
  | { readonly kind: 'move-rows'; readonly by: -1 | 1 };

export type GridEdge = 'row-start' | 'row-end' | 'start' | 'end';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const pageRows = 12;

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-pageRows, 0],
  PageDown: [pageRows, 0],
};

/** The command of a key, with the keys of the pattern “grid” of WAI-ARIA and those of spreadsheets. */
export function readGridKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Key): GridCommand | undefined {
  const isMod = ctrlKey || metaKey;
  if (altKey) return altCommand(key, isMod);
  if (key === 'Home' || key === 'End') {
    const isStart = key === 'Home';
    const to: GridEdge = isMod ? (isStart ? 'start' : 'end') : isStart ? 'row-start' : 'row-end';
    return { kind: 'edge', to, extends: shiftKey };
  }
  if (isMod) return modCommand(key.toLowerCase());
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step) return { kind: 'move', rows: step[0], columns: step[1], extends: shiftKey };
  return plainCommand(key, shiftKey);
}

function altCommand(key: string, isMod: boolean): GridCommand | undefined {
  if (isMod || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  return { kind: 'move-rows', by: key === 'ArrowUp' ? -1 : 1 };
}

function modCommand(key: string): GridCommand | undefined {
  if (key === 'd') return { kind: 'fill-down' };
  if (key === 'a') return { kind: 'select-all' };
  return key === 'enter' ? { kind: 'details' } : undefined;
}

function plainCommand(key: string, isShift: boolean): GridCommand | undefined {
  switch (key) {
    case 'Enter':
    case 'F2':
      return { kind: 'edit' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
    case 'Escape':
      return { kind: 'collapse' };
    case 'Insert':
      return { kind: 'add-dish' };
    case ' ':
      return isShift ? { kind: 'toggle-row' } : { kind: 'edit' };
    default:
      return key.length === 1 ? { kind: 'edit', text: key } : undefined;
  }
}
