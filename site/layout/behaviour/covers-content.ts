const pressable = 'a, button, input, select, textarea, label, summary, video, [role], [tabindex]:not([tabindex="-1"])';

const price = /[£€$]\s?\d/;

/** The maximum length of a text that counts as a price, in characters. */
const longestPrice = 60;

/** Pixels around the element that must be free too, because it moves a little when it appears. */
const margin = 12;

/** Pixels between two sampled points: less than the height of small print. */
const step = 8;

/** Whether a floating element covers something interactive, or a price. */
export function coversContent(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const across = pointsBetween(left - margin, Math.min(right + margin, innerWidth - 1));
  const down = pointsBetween(top - margin, Math.min(bottom + margin, innerHeight - 1));
  return across.some((x) => down.some((y) => isTakenAt(x, y, floating)));
}

const pointsBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

function isTakenAt(x: number, y: number, floating: HTMLElement): boolean {
  const under = document.elementsFromPoint(x, y).find((element) => !floating.contains(element));
  if (!under || under.matches('main, body, html')) return false;
  if (under.closest(pressable)?.matches('main, [role=main], [role=document]') === false) return true;
  const text = under.textContent;
  return text.length <= longestPrice && price.test(text);
}
