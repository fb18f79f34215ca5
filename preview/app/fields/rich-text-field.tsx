import { useRef } from 'react';
import type { FieldOf } from './describe-field.ts';
import type { ControlProps } from './field-control.tsx';

/** What is put round the marked words, by the name of its button. */
const marks = [
  ['Bold', '<strong>', '</strong>', 'words'],
  ['Italic', '<em>', '</em>', 'words'],
  ['Link', '<a href="/">', '</a>', 'words'],
  ['Heading', '<h3>', '</h3>', 'Heading'],
  ['Paragraph', '<p>', '</p>', 'Words'],
  ['List', '<ul>\n<li>', '</li>\n</ul>', 'First'],
] as const;

/** Text with markup. It is written as HTML, with buttons for what is usual; the canvas shows it as it will be. */
export function RichTextField({ value, change, attributes }: ControlProps<FieldOf<'text' | 'rich-text'>>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = typeof value === 'string' ? value : '';
  const mark = (open: string, close: string, instead: string): void => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    const inside = text.slice(from, to) || instead;
    change(`${text.slice(0, from)}${open}${inside}${close}${text.slice(to)}`);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + open.length, from + open.length + inside.length);
    });
  };
  return (
    <>
      <fieldset className="marks" aria-label="Markup">
        {marks.map(([name, open, close, instead]) => (
          <button key={name} type="button" onClick={() => mark(open, close, instead)}>
            {name}
          </button>
        ))}
      </fieldset>
      <textarea
        {...attributes}
        ref={area}
        className="markup"
        rows={10}
        spellCheck
        value={text}
        onChange={(event) => change(event.target.value === '' ? undefined : event.target.value)}
      />
    </>
  );
}
