import { useRef } from 'react';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { EditorTextArea } from './editor-text-area.tsx';

/** The markup that each button puts around the selected text, with a placeholder for an empty selection. */
const markupButtons = [
  ['Bold', '<strong>', '</strong>', 'text'],
  ['Italic', '<em>', '</em>', 'text'],
  ['Link', '<a href="/">', '</a>', 'text'],
  ['Heading', '<h3>', '</h3>', 'Heading'],
  ['Paragraph', '<p>', '</p>', 'Text'],
  ['List', '<ul>\n<li>', '</li>\n</ul>', 'List item'],
] as const;

/** Replaces the selection like typing does, so that the field's own undo includes it. Fires an `input` event. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated without a replacement: `setRangeText` and `value` clear the field's undo history.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Text with markup, written as HTML with buttons for common elements. The canvas shows the result. */
export function RichTextField({ value, type, attributes }: ControlProps<FieldOf<'text' | 'rich-text'>>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = typeof value === 'string' ? value : '';
  const wrapSelection = (open: string, close: string, placeholder: string): void => {
    const own = area.current;
    if (!own) return;
    const { selectionStart: from, selectionEnd: to } = own;
    const inside = text.slice(from, to) || placeholder;
    insertText(own, `${open}${inside}${close}`);
    own.setSelectionRange(from + open.length, from + open.length + inside.length);
  };
  return (
    <>
      <fieldset className="markup-buttons" aria-label="Markup">
        {markupButtons.map(([name, open, close, placeholder]) => (
          <EditorButton
            key={name}
            // Keeps the focus and the selection in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => wrapSelection(open, close, placeholder)}
          >
            {name}
          </EditorButton>
        ))}
      </fieldset>
      <EditorTextArea
        {...attributes}
        area={area}
        className="markup"
        rows={10}
        spellCheck
        text={text}
        onText={(next) => type(next === '' ? undefined : next)}
      />
    </>
  );
}
