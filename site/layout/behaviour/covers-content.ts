const pressable = 'a, button, input, select, textarea, label, summary, video, [role], [tabindex]:not([tabindex="-1"])';

const price = /[£€$]\s?\d/;

/** Letters of a text in which a price is the main thing. */
const longestPrice = 60;

/** Pixels around an element that are kept free as well: it moves a little when it comes. */
const margin = 12;

/** Pixels between two points that are looked at: less than a line of small print is high. */
const step = 8;

/** Whether an element that floats over the page lies over something to press, or over a price. */
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
