import { parseDelimited } from '#preview/app/content/menus/paste/parse-delimited.ts';
import { escapeText } from '#preview/review/values/write-rich-text.ts';

/** A table of pasted text with tabs, as spreadsheets write it; undefined for other texts. */
export function readTextTable(text: string): string | undefined {
  if (!text.includes('\t')) return undefined;
  const rows = parseDelimited(text.replace(/[\r\n]+$/, ''), '\t');
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 2 || columns < 2 || rows.some((cells) => cells.length !== columns)) return undefined;
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${textOf(cell)}</td>`).join('')}</tr>`);
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

const textOf = (cell: string): string => escapeText(cell.trim()).replace(/\r?\n/g, '<br>');
