const interactiveSelector =
  'a, button, input, select, textarea, label, summary, video, [role], [tabindex]:not([tabindex="-1"])';

/** Pixels around the element that must be free too, because it moves a little when it appears. */
const marginPx = 12;

/** Pixels between two sampled points: less than the height of small print. */
const stepPx = 8;

/** Whether a floating element covers something interactive, or text. */
export function coversContent(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const xs = pointsBetween(left - marginPx, Math.min(right + marginPx, innerWidth - 1));
  const ys = pointsBetween(top - marginPx, Math.min(bottom + marginPx, innerHeight - 1));
  return xs.some((x) => ys.some((y) => isOccupiedAt(x, y, floating)));
}

const pointsBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / stepPx) + 1 }, (_, index) => first + index * stepPx);

function isOccupiedAt(x: number, y: number, floating: HTMLElement): boolean {
  const covered = document.elementsFromPoint(x, y).find((element) => !floating.contains(element));
  if (!covered || covered.matches('main, body, html')) return false;
  if (covered.closest(interactiveSelector)?.matches('main, [role=main], [role=document]') === false) return true;
  return [...covered.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && isTextAt(x, y, node));
}

/** Whether a line of a text is at a point: its element may be much wider. */
function isTextAt(x: number, y: number, text: Node): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}
