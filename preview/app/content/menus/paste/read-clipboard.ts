import { parseDelimited } from './parse-delimited.ts';

type Cells = readonly (readonly string[])[];

/**
 * The cells on the clipboard. A table of HTML is exact; text is read as tab-separated. Empty rows at the end, which
 * spreadsheets add, are left out.
 */
export function readClipboard({ html, text }: { readonly html: string; readonly text: string }): Cells {
  const rows = readTable(html) ?? parseDelimited(text, '\t');
  const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return rows.slice(0, Math.max(last + 1, Math.min(rows.length, 1)));
}

/** Whether the cells of a table span others. They are split, and their text is in the first one. */
export const hasMergedCells = (html: string): boolean =>
  /<t[dh]\b[^>]*\s(?:col|row)span=["']?(?:[2-9]|\d\d)/i.test(html);

function readTable(html: string): Cells | undefined {
  if (!/<table[\s>]/i.test(html)) return undefined;
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  // A cell over several rows has its text in the first.
  const pending: number[] = [];
  return [...table.querySelectorAll('tr')].map((row) => {
    const cells: string[] = [];
    const skipCovered = (): void => {
      while ((pending[cells.length] ?? 0) > 0) {
        pending[cells.length] = (pending[cells.length] ?? 0) - 1;
        cells.push('');
      }
    };
    for (const cell of row.querySelectorAll<HTMLTableCellElement>('td, th')) {
      skipCovered();
      const columns = Math.min(Number(cell.getAttribute('colspan')) || 1, 100);
      const rowsBelow = (Number(cell.getAttribute('rowspan')) || 1) - 1;
      for (const offset of Array.from({ length: columns }).keys()) {
        if (rowsBelow > 0) pending[cells.length] = rowsBelow;
        cells.push(offset === 0 ? textOf(cell) : '');
      }
    }
    skipCovered();
    return cells;
  });
}

function textOf(cell: Element): string {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return (cell.textContent ?? '')
    .replaceAll('\u00A0', ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
