/** Elements that react to keys. Typing into them would open or press them. */
const pressable = 'button, summary, label, select';

/** Whether a text can be typed where it is shown. */
export const canEditInPlace = (element: Element): element is HTMLElement =>
  'isContentEditable' in element && element.closest(pressable) === null;

interface InPlaceEdit {
  readonly onInput: (text: string) => void;
  readonly onEnd: () => void;
}

/** Lets the text of an element be typed until it loses the focus, or Enter or Escape is pressed. */
export function editInPlace(element: HTMLElement, { onInput, onEnd }: InPlaceEdit): void {
  if (element.hasAttribute('contenteditable')) return;
  const selected = selectionIn(element);
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('spellcheck', 'true');
  const direction = element.getAttribute('dir');
  element.setAttribute('dir', 'auto');
  const handleInput = (): void => onInput((element.textContent ?? '').replace(/\s*\n\s*/g, ' '));
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    element.blur();
  };
  const end = (): void => {
    element.removeEventListener('input', handleInput);
    element.removeEventListener('keydown', handleKeyDown);
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
    if (direction === null) element.removeAttribute('dir');
    else element.setAttribute('dir', direction);
    onEnd();
  };
  element.addEventListener('input', handleInput);
  element.addEventListener('keydown', handleKeyDown);
  element.addEventListener('blur', end, { once: true });
  element.focus({ preventScroll: true });
  const selection = element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(selected);
}

/** What a double click has selected in an element, otherwise all of it. The focus would move the caret to the start. */
function selectionIn(element: HTMLElement): Range {
  const selection = element.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (range && element.contains(range.commonAncestorContainer)) return range.cloneRange();
  const all = element.ownerDocument.createRange();
  all.selectNodeContents(element);
  return all;
}

const isElement = (node: Node): node is Element => 'matches' in node;

/** Matches an element that is being typed into. */
const edited = '[contenteditable="plaintext-only"]';

/** Whether a node is being typed into. It must not be replaced by a newer rendering. */
export const isEditedInPlace = (node: Node): boolean => isElement(node) && node.matches(edited);

/** Whether a node is being typed into, or an element within it is. */
export const hasEditInPlace = (node: Node): boolean =>
  isEditedInPlace(node) || (isElement(node) && node.querySelector(edited) !== null);
