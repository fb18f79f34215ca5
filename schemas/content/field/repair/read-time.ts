/**
 * Reads a local time in another notation as `HH:mm`: “11:30am”, “1130”, “9.30 pm”, “11:30:00”, “noon”,
 * “2026-11-26T19:30:00+01:00”.
 */
export function readTime(raw: unknown): string | undefined {
  const text =
    typeof raw === 'string' || typeof raw === 'number'
      ? String(raw)
          .trim()
          .toLowerCase()
          .replace(/^\d{4}-\d{2}-\d{2}[t ](.*?)(?:[+-]\d{2}:?\d{2})?$/, '$1')
      : '';
  if (/^(12 )?(noon|midday)$/.test(text)) return '12:00';
  const match =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*([ap])\.?m\.?$/.exec(text) ??
    /^(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text) ??
    /^(\d{1,2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, hourText, minuteText = '00', half] = match;
  const [hour, minutes] = [Number(hourText), Number(minuteText)];
  if (minutes > 59 || hour > (half ? 12 : 23)) return undefined;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minuteText}`;
}

/**
 * Reads a time of opening hours, where “midnight” and 24:00 are 00:00. Of a table they could be at the start or at the end
 * of its day.
 */
export const readOpeningTime = (raw: unknown): string | undefined =>
  /^(?:(?:12 )?midnight|24[:.]?00(?::00)?)$/i.test(String(raw).trim()) ? '00:00' : readTime(raw);
