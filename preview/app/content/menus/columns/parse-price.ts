import { formatPounds } from '#preview/review/values/format-pounds.ts';
import type { ParsedCell } from './column.ts';

const maximumPence = 1_000_000;

/** Pounds, as people type them: `12.50`, `£12.5`, `12,50`, `1,250` and `85p`. */
export function parsePrice(text: string): ParsedCell {
  const compact = text.replace(/\s|£|gbp/gi, '');
  if (compact === '') return { ok: true, value: undefined };
  const pence = /^\d{1,6}p$/i.test(compact) ? Number.parseInt(compact, 10) : penceOf(compact);
  if (pence === undefined)
    return refuse(text, 'Enter a price in pounds, such as 12.50. A price has at most two decimals.');
  if (pence > maximumPence) return refuse(text, 'A price is at most £10,000.');
  return { ok: true, value: pence };
}

/** A text of digits alone would be read as pence. */
const refuse = (text: string, message: string): ParsedCell => ({
  ok: false,
  message,
  value: formatPounds(text) === undefined ? text.trim() : `£${text.trim()}`,
});

/** Three digits after a comma are thousands; one or two after a comma or point are decimals. */
function penceOf(text: string): number | undefined {
  const whole = text.replace(/^(\d{1,3})((?:,\d{3})+)(?=$|\.)/, (all) => all.replaceAll(',', ''));
  const [, pounds, decimals = ''] = /^(\d+)(?:[.,](\d{0,2}))?$/.exec(whole) ?? [];
  return pounds === undefined ? undefined : Number(pounds) * 100 + Number(decimals.padEnd(2, '0'));
}
