import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

/** The field of a tile that an element of the page shows. */
export interface ShownField {
  readonly path: readonly PathStep[];
  /** The element that shows exactly the field's value as plain text, so that it can be edited in place. */
  readonly editable?: Element;
}

interface TextField {
  readonly path: readonly PathStep[];
  readonly text: string;
  readonly isMarkup: boolean;
}

/** Values that visitors do not see. */
const hiddenNames: ReadonlySet<string> = new Set(['type', 'key', 'tileId', 'version', 'url']);

/** Tags and references. The site reads both, also in plain texts. */
const markup = /<[a-z]|&[a-z#][a-z\d]*;/i;

const normalize = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** All texts of a value with their paths, in the order of the content. */
function textsOf(value: unknown, path: readonly PathStep[] = []): TextField[] {
  if (typeof value === 'string') {
    const isMarkup = markup.test(value);
    const text = isMarkup ? new DOMParser().parseFromString(value, 'text/html').body.textContent : value;
    return normalize(text) === '' ? [] : [{ path, text: normalize(text), isMarkup }];
  }
  if (Array.isArray(value)) return value.flatMap((each: unknown, at) => textsOf(each, [...path, at]));
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([name]) => !hiddenNames.has(name))
    .flatMap(([name, each]) => textsOf(each, [...path, name]));
}

/**
 * Finds the field of a tile that `element`, or what surrounds it up to the tile's element `root`, shows. Where several
 * fields have the same text, the first element with it shows the first of them. Undefined if the text is not the
 * tile's own, such as a formatted date.
 */
export function findField(tile: RawTile, element: Element, root: Element): ShownField | undefined {
  const fields = textsOf(tile);
  const picture = element.localName === 'img' ? pictureField(fields, element) : undefined;
  if (picture) return picture;
  for (const around of elementsUpTo(root, element)) {
    const text = normalize(around.textContent);
    const same = fields.filter((field) => text !== '' && field.text === text);
    const found = same[Math.min(positionAmongEqual(around, root), same.length - 1)];
    if (found) return { path: found.path, ...(!found.isMarkup && { editable: around }) };
  }
  const text = normalize(element.textContent);
  const around = fields.find((field) => field.isMarkup && text !== '' && field.text.includes(text));
  return around && { path: around.path };
}

function* elementsUpTo(root: Element, element: Element): Generator<Element> {
  for (let each: Element | null = element; each && each !== root; each = each.parentElement) yield each;
}

/** A picture is known by its alternative text. */
function pictureField(fields: readonly TextField[], picture: Element): ShownField | undefined {
  const alt = normalize(picture.getAttribute('alt'));
  const field = fields.find(({ path, text }) => path.at(-1) === 'alt' && text === alt);
  return field && { path: field.path.slice(0, -1) };
}

/** How many elements with the same text come before an element. An element around another counts once. */
function positionAmongEqual(element: Element, root: Element): number {
  const text = normalize(element.textContent);
  const hasText = (each: Element | null): boolean =>
    each !== null && each !== root && normalize(each.textContent) === text;
  const outermost = [...root.querySelectorAll('*')].filter((each) => hasText(each) && !hasText(each.parentElement));
  return Math.max(
    0,
    outermost.findIndex((each) => each.contains(element)),
  );
}
