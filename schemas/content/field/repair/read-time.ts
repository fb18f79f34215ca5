/** Reads a local time in another notation as `HH:mm`: “11:30am”, “1130”, “9.30 pm”, “11:30:00”, “2026-11-26T19:30:00+01:00”. */
export function readTime(raw: unknown): string | undefined {
  const text =
    typeof raw === 'string' || typeof raw === 'number'
      ? String(raw)
          .trim()
          .toLowerCase()
          .replace(/^\d{4}-\d{2}-\d{2}[t ](.*?)(?:[+-]\d{2}:?\d{2})?$/, '$1')
      : '';
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
